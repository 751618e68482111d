// Builds the blocks of a sheet of problems.
#include "book/problem_sheet.h"

#include "base/text.h"
#include "text/typography.h"

namespace boardwright::book {

using text::curled;

namespace {

BookHeading heading_of(int level, std::string id, std::string title) {
  BookHeading heading;
  heading.level = level;
  heading.id = std::move(id);
  heading.title = {run_of(std::move(title))};
  return heading;
}

/// The number, the stipulation, and what else stands beneath a diagram.
BookText caption_of(const SheetProblem& problem, const std::string& number) {
  BookText caption = {run_of(number, "#solution-" + number),
                      run_of("\u2002" + problem.stipulation)};
  caption.front().bold = true;
  if (!problem.title.empty()) {
    caption.push_back(run_of("\u2002" + curled(problem.title, "")));
    caption.back().italic = true;
  }
  if (!problem.legend.empty()) caption.push_back(run_of("\u2002" + curled(problem.legend, "")));
  return caption;
}

BookFigure diagram_of(const SheetProblem& problem, const std::string& number,
                      const scene::Style& style) {
  const Diagram& diagram = problem.diagram;
  BookFigure figure;
  figure.scene = diagram.both ? &*diagram.both : &diagram.scene;
  figure.style = &style;
  figure.id = "problem-" + number;
  figure.alt =
      diagram.content.description.empty() ? figure.scene->title : diagram.content.description;
  figure.caption = caption_of(problem, number);
  return figure;
}

/// Adds the lines of a solution, each indented by its depth.
void add_solution(BookBlocks& out, const SheetProblem& problem, const std::string& number) {
  BookHeading heading =
      heading_of(3, "solution-" + number,
                 problem.title.empty() ? problem.stipulation : curled(problem.title, ""));
  heading.number = number;
  out.push_back({std::move(heading)});
  std::string lines;
  for (const std::string_view line : base::split(problem.solution, '\n')) {
    const std::size_t depth = line.find_first_not_of(' ');
    if (depth == std::string_view::npos) continue;
    if (!lines.empty()) lines += '\n';
    for (std::size_t i = 0; i < depth; ++i) lines += "\u2002";
    lines += line.substr(depth);
  }
  out.push_back({BookParagraph{{run_of(std::move(lines))}, BookParagraph::Kind::small}});
}

}  // namespace

Book make_problem_sheet(const game::Game& game, const std::vector<SheetProblem>& problems,
                        const scene::Style& style) {
  Book book;
  book.title = "Problems: " + curled(game.title, "");
  book.paper.form = BookForm::plain;
  book.paper.width = 210_mm;
  book.paper.height = 297_mm;
  BookPart& asked = book.parts.emplace_back();
  asked.title = book.title;
  asked.blocks.push_back({heading_of(1, "problems", book.title)});
  BookPart answers;
  answers.title = "Solutions";
  answers.on_right = false;
  answers.blocks.push_back({heading_of(1, "solutions", answers.title)});
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    asked.blocks.push_back({diagram_of(problems[i], number, style)});
    add_solution(answers.blocks, problems[i], number);
  }
  book.parts.push_back(std::move(answers));
  return book;
}

}  // namespace boardwright::book
