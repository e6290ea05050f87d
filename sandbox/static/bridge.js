// Telegram Web's bridge protocol: what a Mini App may ask for, and what the phone does then.
import { cloud } from "./cloud.js";
import { sendPrepared } from "./prepared.js";

const SCROLLBARS =
  "::-webkit-scrollbar{width:6px}::-webkit-scrollbar-thumb{background:rgb(128 128 128/.5);border-radius:3px}";

/** By event type; each is given the MiniApp and the event's data. */
export const ACTS = {
  iframe_ready: (app) => app.send("set_custom_style", SCROLLBARS),
  iframe_will_reload: (app) => clearTimeout(app.reloading),
  web_app_ready: (app) => app.sheet.ready(),
  web_app_expand: (app) => app.viewport(),
  web_app_close: (app) => app.end(),
  web_app_request_theme: (app) => app.theme(),
  web_app_request_viewport: (app) => app.viewport(),
  web_app_request_safe_area: (app) => app.areas("device"),
  web_app_request_content_safe_area: (app) => app.areas("content"),
  web_app_setup_main_button: (app, data) => app.sheet.setButton("main", data),
  web_app_setup_secondary_button: (app, data) => app.sheet.setButton("secondary", data),
  web_app_setup_back_button: (app, data) => app.sheet.back(Boolean(data.is_visible)),
  web_app_setup_settings_button: (app, data) => {
    app.settings = Boolean(data.is_visible);
  },
  web_app_setup_closing_behavior: (app, data) => {
    app.confirm = Boolean(data.need_confirmation);
  },
  web_app_setup_swipe_behavior: () => {}, // this phone closes nothing by a swipe
  web_app_set_header_color: (app, data) => app.sheet.setColour("header", data),
  web_app_set_background_color: (app, data) => app.sheet.setColour("background", data),
  web_app_set_bottom_bar_color: (app, data) => app.sheet.setColour("bottom", data),
  web_app_open_popup: (app, data) => app.popups.show(data),
  web_app_open_link: (app, data) => app.phone.goOutside(String(data.url)),
  web_app_open_tg_link: (app, data) => (app.minimise(), app.phone.follow(`https://t.me${data.path_full}`)),
  web_app_switch_inline_query: (app, data) => app.switchInline(data),
  web_app_send_prepared_message: (app, data) => sendPrepared(app, String(data.id)),
  web_app_request_write_access: (app) => app.writeAccess(),
  web_app_trigger_haptic_feedback: (app, data) => app.sheet.shake(data),
  web_app_invoke_custom_method: (app, data) =>
    app.send("custom_method_invoked", { req_id: data.req_id, ...cloud(app.phone.person.id, data.method, data.params) }),
  web_app_read_text_from_clipboard: (app, data) =>
    app.send("clipboard_text_received", { req_id: data.req_id, data: null }),
  web_app_request_fullscreen: (app) => app.fullscreen(true),
  web_app_exit_fullscreen: (app) => app.fullscreen(false),
  web_app_check_home_screen: (app) => app.send("home_screen_checked", { status: "unsupported" }),
  web_app_add_to_home_screen: (app) => app.send("home_screen_failed", { error: "UNSUPPORTED" }),
};
