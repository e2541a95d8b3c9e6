#pragma once

#include <gtest/gtest.h>

#include <string>

#include "reports/html/chromium_test.h"

/// What every page of the kit keeps to, on a phone and on a desk, light and dark.
namespace assay::reports {

/// The texts whose contrast is less than 4.5 (3 where they are large), as WCAG 2.1 reckons it (1.4.3).
inline constexpr const char* kPaleTexts = R"js((() => {
  const parts = (color) => (color.match(/[\d.]+/g) || []).map(Number);
  const channel = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const behind = (node) => {
    for (let n = node; n; n = n.parentElement) {
      const c = parts(getComputedStyle(n).backgroundColor);
      if (c.length === 3 || c[3] === 1) return c;
    }
    return [255, 255, 255];
  };
  const pale = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.checkVisibility() || node.closest('script, noscript, .unseen')) continue;
    const style = getComputedStyle(node);
    const [a, b] = [luminance(parts(style.color)), luminance(behind(node))].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if ((a + 0.05) / (b + 0.05) < (large ? 3 : 4.5)) pale.add(node.className + ': ' + walker.currentNode.data.slice(0, 40));
  }
  return [...pale];
})())js";

/// What reaches beyond the window, or whose text does, and lies in nothing that scrolls.
inline constexpr const char* kTooWide =
    "[...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && !e.closest('.scroll, pre, .unseen') && "
    "(e.getBoundingClientRect().right > document.documentElement.clientWidth || (getComputedStyle(e).overflowX === 'visible' && "
    "e.scrollWidth > document.documentElement.clientWidth))).map((e) => e.tagName + '.' + e.className).join(' ')";

/// What an audit of accessibility looks for first: controls and drawings without a name, ids that are there twice, more
/// or fewer headings than one for each part, and parts that scroll but cannot be reached by the keyboard.
inline constexpr const char* kFaults = R"js((() => {
  const seen = (e) => e.checkVisibility();
  const faults = [];
  const name = (e) => (e.ariaLabel || e.textContent || (e.labels && [...e.labels].map((l) => l.textContent).join('')) || '').trim();
  const find = (selector, is_bad, what) => { for (const e of document.querySelectorAll(selector)) if (seen(e) && is_bad(e)) faults.push(what + ': ' + e.outerHTML.slice(0, 80)); };
  find('button, a, input, select, summary, [role=grid], svg', (e) => !name(e), 'no name');
  find('svg', (e) => e.getAttribute('role') !== 'img', 'a drawing that is no image');
  find('pre, .scroll', (e) => e.scrollWidth > e.clientWidth + 1 && e.tabIndex < 0 && !e.querySelector('[tabindex="0"]'), 'cannot be scrolled by keys');
  find('[id]', (e) => document.querySelectorAll('#' + CSS.escape(e.id)).length > 1, 'id twice');
  if (document.querySelectorAll('h1').length < 1) faults.push('no heading');
  if (!document.documentElement.lang || !document.title) faults.push('no language or title');
  if (performance.getEntriesByType('resource').length) faults.push('something was fetched');
  return faults;
})())js";

/// Nothing is cut off or scrolls sideways on a phone, a notebook and a desk; everything can be read and reached.
inline void expect_page_fits(const std::string& html, const std::string& prepare = "0") {
  Page page(html);
  page.run(prepare);
  for (const int width : {390, 1280, 1440})
    for (const bool dark : {false, true}) {
      page.show_on({.width = width, .dark = dark});
      EXPECT_LE(page.width(), width) << page.text(kTooWide);
      EXPECT_EQ(page.text(kPaleTexts), "[]") << width << (dark ? ", dark" : ", light");
    }
  EXPECT_EQ(page.text(kFaults), "[]");
  EXPECT_EQ(page.run("document.documentElement.dataset.ready !== undefined"), true) << "a script failed";
}

}  // namespace assay::reports
