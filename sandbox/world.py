"""The world one finds on the desk: four people of four languages, and the group they share."""

from sandbox.telegram import Telegram


def furnish(telegram: Telegram) -> Telegram:
    """Add the four people and their group. Only Bojan has pressed Start before."""
    anya = telegram.add_person("Аня", "ru", "dark", last_name="Соколова", username="anya_sokolova")
    tom = telegram.add_person("Tom", "en", "light", last_name="Whitaker", username="tomwhit")
    niloufar = telegram.add_person("نیلوفر", "fa", "dark", last_name="رضایی")
    bojan = telegram.add_person(
        "Бојан", "mk", "light", last_name="Петровски", username="bojan_p", started=True
    )
    telegram.add_group("Пятница, чай и карты", anya, tom, niloufar, bojan)
    return telegram
