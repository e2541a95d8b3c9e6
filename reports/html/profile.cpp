#include "reports/html/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "reports/html/escape.h"
#include "reports/html/page.h"
#include "reports/html/sweep.h"

namespace assay::reports {
namespace {

constexpr std::size_t kLongestInput = 4000;  ///< of an input that is shown

std::string shortened(const std::string& text) {
  return text.size() <= kLongestInput ? text : text.substr(0, kLongestInput) + " ...";
}

std::string profile_fact(const char* name, const std::string& value) {
  return fmt::format("<dt>{}</dt><dd>{}</dd>", name, escaped(value));
}

std::string inputs_text(const Exhibit& w) {
  std::string out;
  for (const std::string& input : w.inputs) out += shortened(input) + "\n";
  return out;
}

/// The program with its inputs, behind a fold.
std::string program_fold(const Exhibit& w) {
  if (w.program.empty()) return "";
  const std::string inputs = inputs_text(w);
  return fmt::format("<details><summary>program</summary><pre>{}</pre>{}</details>", escaped(shortened(w.program)),
                     inputs.empty() ? "" : fmt::format("<pre class=wrap>{}</pre>", escaped(inputs)));
}

// ---- Grants -------------------------------------------------------------------------------------

std::string size_of_witness(const Exhibit& w) {
  return fmt::format(" <span class=soft>{} op{}, {} element{}</span>", w.ops, w.ops == 1 ? "" : "s", w.elements,
                     w.elements == 1 ? "" : "s");
}

std::string grant_row(const FoundGrant& g) {
  const Exhibit& w = g.witness;
  return fmt::format(
      "<tr><td><code>{}</code></td><td>{}</td><td class=word>{}</td><td>{}: <b>{}</b> where the baseline holds {}{}{}</td></tr>\n",
      escaped(g.line), escaped(g.source), escaped(w.far_off), escaped(g.what), escaped(w.got), escaped(w.expected),
      size_of_witness(w), program_fold(w));
}

std::string grants_section(const Profile& p) {
  std::string rows;
  for (const FoundGrant& g : p.grants) rows += grant_row(g);
  if (rows.empty()) return "<section><h2>Grants</h2><p>None: every answer lies within the baseline.</p></section>\n";
  return fmt::format(
      "<section><h2>Grants</h2><p class=soft>Each answer shown is illegal without its line.</p><div class=scroll>"
      "<table class=rows><thead><tr><th>line</th><th>found by</th><th>kind</th><th>witness</th></tr></thead><tbody>\n{}</tbody>"
      "</table></div>{}</section>\n",
      rows,
      fmt::format("<details><summary>the contract as a file</summary><pre>{}</pre></details>", escaped(p.contract)));
}

// ---- Questions ----------------------------------------------------------------------------------

std::string observation_row(const Observation& o) {
  const char* mark = o.is_legal ? "" : " class=outside";
  return fmt::format("<tr><td class=word>{}</td><td>{}</td><td{}>{}{}</td><td>{}{}</td></tr>\n", escaped(o.words),
                     escaped(o.name), mark, escaped(o.behaviour), sum_tree_drawing(o.tree), escaped(o.witness.got),
                     o.is_legal ? "" : program_fold(o.witness));
}

/// The question with its rows.
std::string probe_block(const std::vector<const Observation*>& of_probe) {
  std::string rows;
  for (const Observation* o : of_probe) rows += observation_row(*o);
  return fmt::format(
      "<h3>{}</h3><div class=scroll><table class=rows><thead><tr><th>of</th><th>case</th><th>answer</th><th>bits or value</th></tr>"
      "</thead><tbody>\n{}</tbody></table></div>\n",
      escaped(of_probe.front()->question), rows);
}

std::string function_blocks(const std::vector<const Observation*>& of_topic) {
  std::string out;
  for (const Observation* o : of_topic) out += html_chart(o->chart);
  return out;
}

/// Observations by a text of theirs, in the order in which the texts occur first.
std::vector<std::vector<const Observation*>> grouped_by(const std::vector<const Observation*>& all,
                                                        std::string Observation::*text) {
  std::vector<std::vector<const Observation*>> groups;
  for (const Observation* o : all) {
    const auto known = std::ranges::find_if(groups, [&](const auto& g) { return g.front()->*text == o->*text; });
    if (known != groups.end()) known->push_back(o);
    else groups.push_back({o});
  }
  return groups;
}

std::string topic_section(const std::vector<const Observation*>& of_topic) {
  std::string blocks;
  const std::string& topic = of_topic.front()->topic;
  if (topic == "functions") blocks = function_blocks(of_topic);
  else
    for (const auto& of_probe : grouped_by(of_topic, &Observation::probe)) blocks += probe_block(of_probe);
  std::string title = topic;
  if (!title.empty() && 'a' <= title[0] && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return fmt::format("<section><h2>{}</h2>{}</section>\n", escaped(title), blocks);
}

std::string topics(const Profile& p) {
  std::vector<const Observation*> all;
  for (const Observation& o : p.observations) all.push_back(&o);
  std::string out;
  for (const auto& of_topic : grouped_by(all, &Observation::topic)) out += topic_section(of_topic);
  return out;
}

std::string unexplained_section(const Profile& p) {
  std::string rows;
  for (const FoundGrant& g : p.unexplained) rows += grant_row(g);
  if (rows.empty()) return "";
  return fmt::format(
      "<section><h2>Answers that no grant explains</h2><div class=scroll><table class=rows><thead><tr><th>line that was proposed</th>"
      "<th>found by</th><th>kind</th><th>answer</th></tr></thead><tbody>\n{}</tbody></table></div></section>\n",
      rows);
}

std::string dropped_section(const Profile& p) {
  if (p.dropped.empty()) return "";
  std::string rows;
  for (const std::string& line : p.dropped) rows += fmt::format("<li><code>{}</code></li>\n", escaped(line));
  return fmt::format(
      "<section><h2>Proposed, but not needed</h2><p class=soft>Other grants explain every answer that "
      "these were proposed for.</p><ul>{}</ul></section>\n",
      rows);
}

// ---- Trees --------------------------------------------------------------------------------------

/// Lays a tree out while it is read: leaves side by side, a node above the middle of its children.
class TreeDrawing {
 public:
  explicit TreeDrawing(std::string_view text) : rest_(text) {}

  std::string draw() {
    const auto root = node();
    if (!root || !rest_.empty()) return "";
    const double width = static_cast<double>(leaves_) * kColumn,
                 height = (root->depth + 1) * row_height(root->depth) + 8;
    return fmt::format(
        "<br><svg class=tree role=img aria-label=\"tree of the sum\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
        "viewBox=\"0 0 {0:.0f} {1:.0f}\">{2}{3}</svg>",
        width, height, lines(root->depth), labels(root->depth));
  }

 private:
  static constexpr double kColumn = 18;
  struct Place {
    double x;
    int depth;  ///< nodes below, the longest way
  };
  struct Line {
    Place from, to;
  };

  /// Deep trees are chains: their rows are low.
  static double row_height(int depth) { return depth > 12 ? 6 : 18; }
  static double y(const Place& p, int depth) { return (depth - p.depth) * row_height(depth) + 4; }

  std::optional<Place> node() {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    return rest_.starts_with('(') ? inner_node() : leaf();
  }
  std::optional<Place> leaf() {
    const auto end = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    if (end == 0) return std::nullopt;
    terms_.emplace_back(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return Place{(static_cast<double>(leaves_++) + 0.5) * kColumn, 0};
  }
  std::optional<Place> inner_node() {
    rest_.remove_prefix(1);
    std::vector<Place> children;
    while (!rest_.starts_with(')')) {
      const auto child = node();
      if (!child) return std::nullopt;
      children.push_back(*child);
    }
    rest_.remove_prefix(1);
    if (children.empty()) return std::nullopt;
    Place here{(children.front().x + children.back().x) / 2, 0};
    for (const Place& child : children) here.depth = std::max(here.depth, child.depth + 1);
    for (const Place& child : children) lines_.push_back({here, child});
    return here;
  }

  std::string lines(int depth) const {
    std::string out = "<path d=\"";
    for (const Line& l : lines_)
      out += fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", l.from.x, y(l.from, depth), l.to.x, y(l.to, depth));
    return out + "\"/>";
  }
  std::string labels(int depth) const {
    std::string out;
    for (std::size_t k = 0; k < terms_.size(); ++k)
      out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>", (static_cast<double>(k) + 0.5) * kColumn,
                         y({0, 0}, depth) + 9, terms_[k]);
    return out;
  }

  std::string_view rest_;
  int leaves_ = 0;
  std::vector<Line> lines_;
  std::vector<std::string> terms_;
};

}  // namespace

std::string sum_tree_drawing(const std::string& tree) { return tree.empty() ? "" : TreeDrawing(tree).draw(); }

std::string html_profile(const Profile& p) {
  const std::string title = fmt::format("Profile of {}", p.back_end.substr(0, p.back_end.find(" (")));
  return fmt::format(
      "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
      "<meta name=viewport content=\"width=device-width, initial-scale=1\"><title>{0}</title><style>{1}{2}{3}</style>"
      "</head><body><main><h1>{0}</h1><p class=soft>What this back end does where the text leaves a choice, asked by "
      "probes, and the grants beyond the baseline that its answers need.</p><dl class=facts>{4}</dl>\n{5}{6}{7}{8}</main>"
      "</body></html>\n",
      escaped(title), page_file("style.css"), page_file("sweep.css"), page_file("profile.css"),
      profile_fact("back end", p.back_end) + profile_fact("baseline", p.baseline) +
          profile_fact("questions", fmt::format("{}", p.observations.size())) +
          profile_fact("grants", fmt::format("{}", p.grants.size())),
      grants_section(p), unexplained_section(p), topics(p), dropped_section(p));
}

}  // namespace assay::reports
