# Мини-отпор: зборови заеднички за разговорот и мини-апликацијата. Променливите се опишани во англиската датотека.

resistance_mini-character-spy = Шпион
resistance_mini-character-resister = Отпорник
resistance_mini-result-success = Успех
resistance_mini-result-fail = Неуспех
resistance_mini-claim-spy = мојот водач е шпион
resistance_mini-claim-resister = мојот водач е отпорник
resistance_mini-claim-success = имам успех
resistance_mini-claim-fail = имам неуспех
resistance_mini-position-0 = прв
resistance_mini-position-1 = среден
resistance_mini-position-2 = трет
resistance_mini-about-spy = Ако пред тебе има двајца или тројца такви, победуваш со неуспесите.
resistance_mini-about-resister = Ако пред тебе има двајца или тројца такви, победуваш со успесите.
resistance_mini-about-success = Сина карта за мисија. Три успешни мисии, и победува отпорот.
resistance_mini-about-fail = Црвена карта за мисија. Една е доволна мисијата да пропадне; три пропаднати, и победуваат шпионите.

resistance_mini-title = { $stage ->
    [mission] Мини-отпор · мисија
    [drop] Мини-отпор · мисија
    [hand] Мини-отпор · мисија
   *[other] Мини-отпор · потег { $turns }
}

resistance_mini-event-began = { $reader ->
    [who] Погледни ги своите тројца, еднаш. Прв потег имаш ти.
   *[other] Секој ги гледа своите тројца, еднаш. Прв потег има { $who }.
}
resistance_mini-event-arranged = { $reader ->
    [who] Твоите ликови лежат скриени.
   *[other] { $who } ги положи своите тројца скриени.
}
resistance_mini-event-asked = { $reader ->
    [who] Сакаш да смениш: { $places }.
   *[other] { $who } сака да смени: { $places }.
}
resistance_mini-event-agreed = { $reader ->
    [who] Се согласуваш.
   *[other] { $who } се согласува.
}
resistance_mini-event-refused = { $reader ->
    [who] Не се согласуваш.
    [target] { $who } не се согласува: направи нешто друго.
   *[other] { $who } не се согласува.
}
resistance_mini-event-swapped = { $reader ->
    [who] Во твоите раце беа двајца: { $places }.
   *[other] { $who } зема в раце двајца: { $places }.
}
resistance_mini-event-changed = { $reader ->
    [who] { $token ->
        [yes] Земаш жетон за фракција.
       *[no] Го враќаш жетонот за фракција.
    }
   *[other] { $token ->
        [yes] { $who } зема жетон за фракција.
       *[no] { $who } го враќа жетонот за фракција.
    }
}
resistance_mini-event-took = { $reader ->
    [who] Земаш карта за мисија. Во шпилот: { $deck }.
   *[other] { $who } зема карта за мисија. Во шпилот: { $deck }.
}
resistance_mini-event-discarded = { $reader ->
    [who] Отфрлаш карта за мисија.
   *[other] { $who } отфрла карта за мисија.
}
resistance_mini-event-claimed = { $reader ->
    [who] Велиш: „{ $claim-name }“.
   *[other] { $who } вели: „{ $claim-name }“.
}
resistance_mini-event-believed = Никој не проверува.
resistance_mini-event-checked = { $reader ->
    [who] Проверуваш: { $target }.
    [target] { $who } те проверува тебе.
   *[other] { $who } проверува: { $target }.
}
resistance_mini-event-unmasked = { $reader ->
    [who] Твојот среден е покажан: { $character-name }.
   *[other] { $who } го покажува средниот: { $character-name }.
}
resistance_mini-event-showed = { $result ->
    [success] { $reader ->
        [who] Покажуваш успех.
       *[other] { $who } покажува успех.
    }
   *[fail] { $reader ->
        [who] Покажуваш неуспех.
       *[other] { $who } покажува неуспех.
    }
}
resistance_mini-event-proved = { $reader ->
    [target] Беше вистина: откриваш двајца.
   *[other] Беше вистина: { $target } открива двајца.
}
resistance_mini-event-caught = { $reader ->
    [who] Беше блеф: откриваш двајца.
   *[other] Беше блеф: { $who } открива двајца.
}
resistance_mini-event-turned = { $reader ->
    [who] Откриваш: { $characters }.
   *[other] { $who } открива: { $characters }.
}
resistance_mini-event-replaced = { $reader ->
    [who] Покажаната карта оди најдолу, влечеш друга.
   *[other] Покажаната карта оди најдолу, { $who } влече друга.
}
resistance_mini-event-peeked = { $reader ->
    [who] Го гледаш врвот на шпилот: { $count ->
        [one] { $count } карта.
       *[other] { $count } карти.
    }
   *[other] { $who } го гледа врвот на шпилот: { $count ->
        [one] { $count } карта.
       *[other] { $count } карти.
    }
}
resistance_mini-event-buried = Најдолу во шпилот: { $count ->
    [0] ниедна.
    [one] { $count } карта.
   *[other] { $count } карти.
}
resistance_mini-event-declined = { $reader ->
    [who] Тоа ти е доволно.
   *[other] { $who } останува на тоа.
}
resistance_mini-event-robbed = { $reader ->
    [who] Земаш карта за мисија од { $target }.
    [target] { $who } зема карта за мисија од тебе.
   *[other] { $who } зема карта за мисија од { $target }.
}
resistance_mini-event-gave = { $reader ->
    [who] Третата карта ја даваш: { $target }.
    [target] { $who } ти ја дава третата карта.
   *[other] { $who } ја дава третата карта: { $target }.
}
resistance_mini-event-set-out = Мисија { $mission }: { $team }. Карти во купчето: { $count }. { $reader ->
    [who] Водиш ти.
   *[other] Води { $who }.
}
resistance_mini-event-passed = { $reader ->
    [who] Пас.
   *[other] { $who }: пас.
}
resistance_mini-event-dropped = { $drew ->
    [yes] Една карта од купчето оди, една доаѓа. Останаа: { $count }.
   *[no] Една карта од купчето оди. Останаа: { $count }.
}
resistance_mini-event-handed = { $reader ->
    [who] Го предаваш купчето: { $target }.
    [target] { $who } ти го предава купчето.
   *[other] { $who } го предава купчето: { $target }.
}
resistance_mini-event-finished = { $result ->
    [success] Мисијата { $mission } успеа. Во купчето: { $results }.
   *[fail] Мисијата { $mission } пропадна. Во купчето: { $results }.
}
resistance_mini-event-went = { $reader ->
    [who] Излегуваш од играта.
   *[other] { $who } излегува од играта.
}
resistance_mini-event-ended = Сите ликови се откриени.
resistance_mini-call-set-out = Тргнува мисија { $mission }: { $team }. Води { $who }, карти во купчето: { $count }.
resistance_mini-call-finished = { $result ->
    [success] ○ Мисијата { $mission } успеа. Во купчето: { $results }.
   *[fail] ✕ Мисијата { $mission } пропадна. Во купчето: { $results }.
}

resistance_mini-ask-arrange = Ги гледаш само сега. По кој ред да легнат? Вториот е среден, водачот.
resistance_mini-ask-turn = Ти си на ред: едно дејство.
resistance_mini-ask-swap = Кои двајца ги менуваш?
resistance_mini-ask-consent = Смее ли да се земе твојот среден?
resistance_mini-ask-lay = Кој оди на првото од двете места?
resistance_mini-ask-extend = Ќе кажеш ли дека водачот ти е отпорник, за да ја направиш и другата половина?
resistance_mini-ask-claim = { $stage ->
    [claim] Веруваш?
   *[other] Ќе го кажеш ли тоа? Може и да проверат.
}
resistance_mini-ask-expose = Кого од своите откриваш?
resistance_mini-ask-second = И другата половина?
resistance_mini-ask-rob = Од кого земаш карта за мисија?
resistance_mini-ask-peek = Кои од овие одат најдолу?
resistance_mini-ask-stack = По кој ред да се вратат? Првата е најгоре.
resistance_mini-ask-give = Кому ја даваш третата карта?
resistance_mini-ask-mission = Пас или откривање лик?
resistance_mini-ask-drop = Која карта ја исфрлаш од купчето?
resistance_mini-ask-hand = Кому му го предаваш купчето?
resistance_mini-silence-arrange = Редот останува.
resistance_mini-silence-turn = Твоите двајца од краевите се земаат и легнуваат како што лежеле.
resistance_mini-silence-consent = Не.
resistance_mini-silence-lay = Како што лежеле.
resistance_mini-silence-extend = Без најава.
resistance_mini-silence-claim = Веруваш.
resistance_mini-silence-expose = Избира случајот.
resistance_mini-silence-second = Не.
resistance_mini-silence-rob = Не.
resistance_mini-silence-peek = Сите се враќаат како што беа.
resistance_mini-silence-stack = Сите се враќаат како што беа.
resistance_mini-silence-give = Избира случајот.
resistance_mini-silence-mission = Пас.
resistance_mini-silence-drop = Избира случајот.
resistance_mini-silence-hand = Следниот по ред.
resistance_mini-play-arrange = Редослед: { $thing }
resistance_mini-play-swap = Смени: { $thing }
resistance_mini-play-faction = Жетон: земи или врати
resistance_mini-play-take = Земи карта за мисија
resistance_mini-play-discard = Отфрли: { $thing }
resistance_mini-play-claim = { $pick ->
    [spy] „Мојот водач е шпион“
    [resister] „Мојот водач е отпорник“
    [success] „Имам успех“
    [fail] „Имам неуспех“
   *[other] Најави
}
resistance_mini-play-agree = Се согласувам
resistance_mini-play-refuse = Не
resistance_mini-play-lay = Прв: { $thing }
resistance_mini-play-done = Доволно е
resistance_mini-play-believe = Верувам
resistance_mini-play-check = Провери!
resistance_mini-play-turn-up = Откриј: { $thing }
resistance_mini-play-rob = Земи од { $name }
resistance_mini-play-stack = Најгоре: { $thing }
resistance_mini-play-give = Дај: { $name }
resistance_mini-play-pass = Пас
resistance_mini-play-hand = Предај: { $name }
# Што прави потегот, што чини и што можат тогаш другите.
resistance_mini-hint-arrange = Така остануваат, и никој веќе не смее да погледне, ни ти. Вториот е твојот водач.
resistance_mini-hint-swap = Гледаш два лика измешани и ги враќаш како сакаш. Туѓи скриени само од својата фракција, а за скриен водач прво го прашуваат сопственикот.
resistance_mini-hint-faction = Земаш жетон или го враќаш својот. Тие што имаат се една фракција, тие што немаат друга.
resistance_mini-hint-take = Горната карта за мисија доаѓа кај тебе, другите не ја гледаат. Две во една рака можат да почнат мисија.
resistance_mini-hint-discard = { $stage ->
    [drop] Оваа карта излегува од купчето и оди под шпилот. Колку останале, гледаат сите.
    [peek] Овие одат под шпилот, другите се враќаат горе по твој ред. Може и ниедна.
   *[other] Оваа карта за мисија оди под шпилот, другите не ја гледаат.
}
resistance_mini-hint-claim = { $pick ->
    [spy] Ако ти веруваат, земаш карта за мисија од некого. Ако проверат, еден од вас открива двајца.
    [resister] Ако ти веруваат, ја правиш и другата половина. Ако проверат, еден од вас открива двајца.
    [success] Ако ти веруваат, ги редиш трите горни од шпилот. Ако проверат, еден од вас открива двајца.
    [fail] Ако ти веруваат, секој друг открива по еден лик. Ако проверат, еден од вас открива двајца.
   *[none] Кажи вистина или лага. Ако ти веруваат, добиваш нешто. Ако проверат, еден од вас открива двајца.
}
resistance_mini-hint-agree = Твојот водач ќе го земат в раце. Дали е сменет, нема да ти кажат.
resistance_mini-hint-refuse = Твојот водач останува каде што е, а потегот ќе биде друг.
resistance_mini-hint-lay = Оди на првото од двете места, другиот на второто, обата скриени. Знаеш само ти.
resistance_mini-hint-done = Доста е; дејството заврши.
resistance_mini-hint-believe = Не се буниш. Другите сѐ уште можат да проверат.
resistance_mini-hint-check = Се покажува пред сите. Ако е лага, двајца открива другиот; ако е вистина, ти.
resistance_mini-hint-turn-up = { $stage ->
    [mission] Отпорникот исфрла карта од купчето; шпионот исфрла и влече. Кој е, гледаш дури тогаш; останува откриен.
   *[other] Останува откриен, пред очите на сите.
}
resistance_mini-hint-rob = Случајот ти зема една од неговите карти за мисија, другите не ја гледаат.
resistance_mini-hint-stack = Така се враќаат на шпилот, првата најгоре. Редот го знаеш само ти.
resistance_mini-hint-give = Штотуку извлечената карта оди кај овој играч. Која е, знаете само вие двајца.
resistance_mini-hint-pass = Купчето останува какво што е. Кога во еден круг сите ќе речат пас, мисијата завршува.
resistance_mini-hint-hand = Следен купчето го гледа овој играч.

# За тие што се првпат овде: што каде лежи.
resistance_mini-guide-characters = Твоите три лика. Ги гледаш еднаш, потоа се скриени и од тебе: запомни ги. Средниот е твојот водач.
resistance_mini-guide-seats = Другите: по три лика, жетон ако имаат, и колку карти за мисија држат.
resistance_mini-guide-middle = Шпилот, досегашните мисии и преостанатите жетони. Три исти исходи ја решаваат играта.
resistance_mini-guide-secret = Картите за мисија во твојата рака. Ги гледаш само ти – додека не мора да покажеш.
resistance_mini-legend-character = Ликови
resistance_mini-legend-result = Карти за мисија

resistance_mini-card-board = Во шпилот: { $deck } · жетони на средина: { $tokens } · потег { $turns }
resistance_mini-card-results = На средина: { $names }
resistance_mini-card-places = В раце се двајца: { $names }
resistance_mini-card-claim = { $verdict ->
    [open] { $who } вели: „{ $claim-name }“
    [stands] { $who } вели: „{ $claim-name }“ – без проверка
    [proved] { $who } рече: „{ $claim-name }“ – и вистина е
   *[caught] { $who } рече: „{ $claim-name }“ – блеф
}
resistance_mini-card-mission = На мисија: { $team }. Купчето ({ $count }) е тука: { $holder }, круг { $round }
resistance_mini-card-answered = Одговорија: { $answered }
resistance_mini-card-turn = на ред
resistance_mini-card-seat = { $hands ->
    [0] { "" }
    [one] { $hands } карта за мисија
   *[other] { $hands } карти за мисија
}
resistance_mini-card-factions = жетон
resistance_mini-card-characters = открито: { $row }
resistance_mini-card-shown = познато: { $names }
resistance_mini-card-revealed = { $sides ->
    [spy] ✕ страна на шпионите: { $characters }
   *[resister] ○ страна на отпорот: { $characters }
}
resistance_mini-secret-hand = Твоите карти за мисија: { $names }.
resistance_mini-secret-faces = За миг пред тебе: { $names }.
resistance_mini-secret-pile = За миг в твои раце: { $names }.

resistance_mini-leaving = Тогаш играта не се брои никому и сѐ се открива.
resistance_mini-reason-success = Три мисии успеаја.
resistance_mini-reason-fail = Три мисии пропаднаа.
resistance_mini-reason-endless = Ни по 5000 потези нема крај.
resistance_mini-reason-left = Некој си отиде, па никој не победува.

resistance_mini-rules-aim-title = Цел
resistance_mini-rules-aim = Пред секого лежат три лика, а шпиони меѓу сите има за еден повеќе од играчите. Кој на крајот има повеќе шпиони е на страната на шпионите, другите се на страната на отпорот. Три успешни мисии – победува отпорот; три пропаднати – шпионите.
resistance_mini-rules-memory-title = Памтење
resistance_mini-rules-memory = На почеток ги гледаш своите тројца еднаш и ги полагаш скриени; оној во средината е водачот. Потоа никој не смее да погледне, ни ти. И масата ги заборава.
resistance_mini-rules-turn-title = Твојот потег
resistance_mini-rules-turn = Едно дејство, пас нема. Смени два лика; или земи или врати жетон за фракција; или земи или отфрли карта за мисија; или најави нешто.
resistance_mini-rules-swap-title = Менување
resistance_mini-rules-swap = Ги гледаш двајцата измешани и одлучуваш кој каде, скриени. Своите секогаш. Туѓ скриен само ако сте во иста фракција, а средниот само ако сопственикот се согласи. Открите се слободни.
resistance_mini-rules-claims-title = Најави
resistance_mini-rules-claims = „Мојот водач е отпорник“, по земање или отфрлање: направи ја и другата половина. „Мојот водач е шпион“: земи карта за мисија од некого. „Имам успех“: погледни ги трите најгорни од шпилот, кои сакаш најдолу, другите назад по кој било ред. „Имам неуспех“: секој друг открива по еден лик.
resistance_mini-rules-check-title = Проверка
resistance_mini-rules-check = Најава може да провери секој со барем два скриени лика; важи првиот. Ако е вистина, се покажува, тој што проверил открива двајца, а дејството продолжува. Ако е лага, тој што најавил открива двајца, и средниот, и потегот завршува. Што не е проверено, можеби беше блеф.
resistance_mini-rules-mission-title = Мисија
resistance_mini-rules-mission = Почнува кога некој држи две карти за мисија, а уште некој барем една. Сите нивни карти се едно купче. Кај кого е, вели пас или открива лик: отпорникот исфрла карта од купчето, шпионот исфрла и влече. Потоа купчето оди кај некој што во овој круг го немал. Крај е кога во еден круг сите рекле пас или кога остане една карта. Само успеси: мисијата успеа. И еден неуспех: пропадна.
resistance_mini-rules-third-title = Трета карта
resistance_mini-rules-third = Никој не држи три карти за мисија: третата, штотуку извлечената, се дава на друг.
resistance_mini-rules-silence-title = Ако некој молчи
resistance_mini-rules-silence = На твој ред двајцата од краевите се земаат и легнуваат како што лежеле. На најавите им се верува, согласност нема, на мисија е пас, а каде што треба да се избере карта избира случајот. Ако некој си отиде засекогаш, а компјутерот не смее да седне, играта не се брои никому.

# Масата во мини-апликацијата

resistance_mini-hand = Карти
resistance_mini-no-cards = нема
resistance_mini-only-now = Ги гледаш само сега
resistance_mini-pile = За миг во твои раце
resistance_mini-down = скриено
resistance_mini-down-mine = скриено, и за тебе
resistance_mini-closed = Скриени и од тебе
resistance_mini-seat-team = на мисија
resistance_mini-seat-leader = ја води мисијата
resistance_mini-seat-acted = веќе одигра во овој круг
resistance_mini-seat-answered = одговори
resistance_mini-errand = Мисија { $mission } · круг { $round }
resistance_mini-stamp-checked = Проверува
resistance_mini-stamp-stands = Непроверено
resistance_mini-stamp-proved = Вистина
resistance_mini-stamp-caught = Блеф
resistance_mini-to-claim = Или тврди нешто, вистина или не:
resistance_mini-do-swap = Замени двајца
resistance_mini-do-faction = { $has ->
    [yes] Врати жетон
   *[no] Земи жетон
}
resistance_mini-do-take = Земи карта
resistance_mini-do-discard = Отфрли карта
resistance_mini-deck = Во шпилот: { $count }
resistance_mini-tokens = Жетони на средина: { $count }
resistance_mini-results = Досега мисии ({ $count }): { $names }
resistance_mini-holds = карти за мисија: { $count }
resistance_mini-up = откриено: { $names }
resistance_mini-sides = Кој на чија страна
resistance_mini-side = { $side ->
    [spy] ✕ на страната на шпионите
   *[resister] ○ на страната на отпорот
}
