#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "reports/json_shape.h"

/// Pages in a real browser, which is driven by the Chrome DevTools Protocol over a pair of pipes
/// (https://chromedevtools.github.io/devtools-protocol/): each message is JSON, and ends with a zero byte.
namespace assay::reports {

/// Its path; empty where there is none.
inline std::string browser() {
  for (const char* path : {"/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"})
    if (std::filesystem::exists(path)) return path;
  return "";
}

/// Tests and benchmarks alike: what they cannot go on without.
[[noreturn]] inline void stop(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::abort();
}

/// One browser without a window. What it keeps lies in a folder that goes with it.
class Browser {
 public:
  Browser() : folder_(std::filesystem::temp_directory_path() / ("assay-browser-" + std::to_string(getpid()))) {
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) return;
    child_ = fork();
    if (child_ == 0) run(in[0], out[1]);
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
  }
  ~Browser() {
    close(to_);
    close(from_);
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  const std::filesystem::path& folder() const { return folder_; }

  /// The result of a command, of a page where `session` names one. Events that come before it are dropped.
  Json call(const std::string& method, Json params = Json::object(), const std::string& session = "") {
    Json message{{"id", ++last_}, {"method", method}, {"params", std::move(params)}};
    if (!session.empty()) message["sessionId"] = session;
    const std::string text = line(message);
    if (write(to_, text.c_str(), text.size() + 1) < 0) return {};
    for (Json answer = next(); !answer.is_null(); answer = next())
      if (answer.value("id", 0) == last_) return answer.contains("error") ? answer : answer["result"];
    stop("the browser ended");
  }

 private:
  [[noreturn]] void run(int in, int out) {
    const int quiet = open("/dev/null", O_WRONLY);
    // Above the two that the browser looks for, and then onto them.
    const int from = fcntl(in, F_DUPFD, 10), to = fcntl(out, F_DUPFD, 10);
    dup2(from, 3);
    dup2(to, 4);
    dup2(quiet, 2);
    const std::string path = browser(), profile = "--user-data-dir=" + folder_.string();
    execl(path.c_str(), path.c_str(), "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
          "--no-first-run", "--hide-scrollbars", "--disable-dev-shm-usage", profile.c_str(), nullptr);
    _exit(127);
  }

  /// The next message; null at the end.
  Json next() {
    std::array<char, 65536> buffer;
    while (read_.find('\0') == std::string::npos) {
      pollfd answer{from_, POLLIN, 0};
      if (poll(&answer, 1, kPatienceMilliseconds) == 0) stop("the browser does not answer");
      const ssize_t size = read(from_, buffer.data(), buffer.size());
      if (size <= 0) return {};
      read_.append(buffer.data(), static_cast<std::size_t>(size));
    }
    const std::string message = read_.substr(0, read_.find('\0'));
    read_.erase(0, message.size() + 1);
    return Json::parse(message, nullptr, false);
  }

  static constexpr int kPatienceMilliseconds = 60'000;
  std::filesystem::path folder_;
  pid_t child_ = -1;
  int to_ = -1, from_ = -1, last_ = 0;
  std::string read_;
};

/// The browser of this process, for all of its tests.
inline Browser& shared_browser() {
  static Browser browser;
  return browser;
}

struct Screen {
  int width = 1440, height = 900;
  bool dark = false;
  bool scripts = true;
};

/// A page from a file, as a person has it before them.
class Page {
 public:
  explicit Page(const std::string& html, const Screen& screen = {}, const std::string& hash = "")
      : file_(browser_.folder() / ("page-" + std::to_string(++pages_) + ".html")) {
    std::filesystem::create_directories(browser_.folder());
    std::ofstream(file_) << html;
    target_ = browser_.call("Target.createTarget", {{"url", "about:blank"}}).value("targetId", "");
    session_ =
        browser_.call("Target.attachToTarget", {{"targetId", target_}, {"flatten", true}}).value("sessionId", "");
    show_on(screen);
    call("Page.navigate", {{"url", "file://" + file_.string() + hash}});
    while (run("document.readyState") != "complete") usleep(5'000);
  }
  ~Page() {
    browser_.call("Target.closeTarget", {{"targetId", target_}});
    std::filesystem::remove(file_);
  }
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;

  void show_on(const Screen& s) {
    call("Emulation.setScriptExecutionDisabled", {{"value", !s.scripts}});
    call("Emulation.setDeviceMetricsOverride",
         {{"width", s.width}, {"height", s.height}, {"deviceScaleFactor", 1}, {"mobile", s.width < 600}});
    Json feature{{"name", "prefers-color-scheme"}, {"value", s.dark ? "dark" : "light"}};
    Json media = Json::object();
    media["features"].push_back(std::move(feature));
    call("Emulation.setEmulatedMedia", media);
  }

  /// The value of an expression, promises awaited; an error of the page ends the test.
  Json run(const std::string& expression) {
    const Json answer =
        call("Runtime.evaluate",
             {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}, {"userGesture", true}});
    if (answer.contains("exceptionDetails")) stop(expression + "\n" + answer.dump());
    return answer.contains("result") ? answer["result"].value("value", Json()) : Json();
  }
  std::string text(const std::string& expression) {
    const Json value = run(expression);
    return value.is_string() ? value.get<std::string>() : value.dump();
  }

  /// A key as the keyboard sends it: `Tab`, `Enter`, `ArrowRight`, `j`.
  void press(const std::string& key) {
    struct Code {
      const char* key;
      int code;
      const char* text;
    };
    static constexpr Code kCodes[] = {{"Tab", 9, ""},        {"Enter", 13, "\r"}, {"Escape", 27, ""},
                                      {"ArrowLeft", 37, ""}, {"ArrowUp", 38, ""}, {"ArrowRight", 39, ""},
                                      {"ArrowDown", 40, ""}};
    Json event{{"type", "keyDown"}, {"key", key}, {"text", key}, {"windowsVirtualKeyCode", 0}};
    if (key.size() == 1) event["windowsVirtualKeyCode"] = std::toupper(static_cast<unsigned char>(key[0]));
    for (const Code& code : kCodes)
      if (key == code.key) {
        event["windowsVirtualKeyCode"] = code.code;
        event["text"] = code.text;
      }
    call("Input.dispatchKeyEvent", event);
    event["type"] = "keyUp";
    event.erase("text");
    call("Input.dispatchKeyEvent", event);
  }

  /// A click in the middle of the first element that a selector names, brought into sight.
  void click(const std::string& selector) {
    const Json at = run("(() => {const e = document.querySelector(" + Json(selector).dump() +
                        "); e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
                        "return [r.x + r.width / 2, r.y + r.height / 2];})()");
    if (!at.is_array()) return;
    for (const char* type : {"mousePressed", "mouseReleased"})
      call("Input.dispatchMouseEvent",
           {{"type", type}, {"x", at[0]}, {"y", at[1]}, {"button", "left"}, {"clickCount", 1}});
  }

  /// What the clipboard of the browser holds.
  std::string clipboard() {
    browser_.call("Browser.grantPermissions",
                  {{"permissions", Json::array({"clipboardReadWrite", "clipboardSanitizedWrite"})}});
    return text("navigator.clipboard.readText()");
  }

  int width() { return run("document.documentElement.scrollWidth").get<int>(); }
  int height() { return run("document.documentElement.scrollHeight").get<int>(); }

  /// The whole page as PNG in Base64.
  std::string screenshot() {
    return call("Page.captureScreenshot", {{"format", "png"}, {"captureBeyondViewport", true}}).value("data", "");
  }

  Json call(const std::string& method, Json params = Json::object()) {
    return browser_.call(method, std::move(params), session_);
  }

 private:
  Browser& browser_ = shared_browser();
  static inline int pages_ = 0;
  std::filesystem::path file_;
  std::string target_, session_;
};

}  // namespace assay::reports
