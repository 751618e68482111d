// Checks documents with qpdf, one rule at a time. The rules for fonts are in reading_fonts.cpp.
#include "support/reading_rules.h"

#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "pdf/qpdf.h"
#include "support/reading_fonts.h"

namespace boardwright::test {
namespace {

using Object = QPDFObjectHandle;

std::string data_of(Object stream) {
  const auto data = stream.getStreamData();
  return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

/// The text between two delimiters; empty if they are missing.
std::string between(const std::string& text, const std::string& open, const std::string& close) {
  const std::size_t at = text.find(open);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + open.size();
  return text.substr(begin, text.find(close, begin) - begin);
}

std::string unescaped(std::string text) {
  const std::pair<const char*, const char*> signs[] = {
      {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}};
  for (const auto& [sign, letter] : signs)
    for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; ++at)
      text.replace(at, std::string_view(sign).size(), letter);
  return text;
}

const std::set<std::string> painting = {"f", "F",  "f*", "B", "B*", "b",  "b*", "S",
                                        "s", "Tj", "TJ", "'", "\"", "Do", "sh", "INLINE"};
const std::set<std::string> refused = {"k",   "K",   "cs", "CS", "sc", "SC",
                                       "scn", "SCN", "sh", "BI", "ri"};

/// The marked content and the colours of a page, or of a form that pages show.
class PageReader : public Object::ParserCallbacks {
 public:
  explicit PageReader(bool form = false) : form_(form) {}

  std::vector<std::string> problems;
  std::set<int> marks;  ///< MCIDs of its marked content

  void handleObject(Object object) override {
    if (!object.isOperator()) {
      operands_.push_back(object);
      return;
    }
    const std::string word = object.getOperatorValue();
    if (word == "BDC" || word == "BMC") begin();
    if (word == "EMC") end();
    if (word == "q" && ++saved_ > 28) problems.emplace_back("limits: q stands deeper than 28");
    if (word == "Q") --saved_;
    if (form_ && (word == "BDC" || word == "BMC" || word == "Do"))
      problems.push_back("forms: operator " + word);
    if (painting.contains(word) && kinds_.empty() && !form_)
      problems.push_back("marks: " + word + " draws what is in no element and no artifact");
    if (refused.contains(word)) problems.push_back("colours: operator " + word);
    operands_.clear();
  }
  void handleEOF() override {
    if (!kinds_.empty() || saved_ != 0) problems.emplace_back("marks: some are not closed");
  }

 private:
  void begin() {
    const std::string kind = operands_.at(0).getName();
    // An ActualText span is within marked content, which has the MCID.
    if (!kinds_.empty() && operands_.size() > 1 && operands_[1].isDictionary() &&
        operands_[1].hasKey("/ActualText"))
      return kinds_.push_back(kinds_.back());
    const bool artifact = kind == "/Artifact";
    for (const bool outer : kinds_)
      if (outer != artifact) problems.emplace_back("marks: an artifact and an element are one");
    kinds_.push_back(artifact);
    if (artifact) return;
    if (operands_.size() < 2 || !operands_[1].isDictionary() || !operands_[1].hasKey("/MCID"))
      problems.push_back("marks: " + kind + " has no number");
    else if (!marks.insert(static_cast<int>(operands_[1].getKey("/MCID").getIntValue())).second)
      problems.emplace_back("marks: a number stands twice on a page");
  }
  void end() {
    if (kinds_.empty())
      problems.emplace_back("marks: one ends that did not begin");
    else
      kinds_.pop_back();
  }

  bool form_;
  std::vector<Object> operands_;
  std::vector<bool> kinds_;  ///< for each open sequence, whether it is an artifact
  int saved_ = 0;
};

class Reader {
 public:
  Reader(QPDF& pdf, const std::string& bytes) : pdf_(pdf), bytes_(bytes) {}

  std::vector<std::string> read() {
    read_file();
    read_catalogue();
    read_metadata();
    read_intent();
    collect(pdf_.getRoot().getKey("/StructTreeRoot"), "");
    read_pages();
    read_structure();
    for (Object object : pdf_.getAllObjects()) read_limits(object);
    return std::move(problems_);
  }

 private:
  void expect(bool holds, const std::string& problem) {
    if (!holds) problems_.push_back(problem);
  }

  void read_file() {
    expect(bytes_.starts_with("%PDF-1.7\n%") && bytes_.size() > 14, "file: its first line");
    for (std::size_t i = 10; i < 14 && i < bytes_.size(); ++i)
      expect(static_cast<unsigned char>(bytes_[i]) > 127,
             "file: its second line is no remark in bytes");
    expect(bytes_.ends_with("\n%%EOF\n"), "file: something stands behind its end");
    Object trailer = pdf_.getTrailer();
    expect(trailer.hasKey("/ID"), "file: it has no identity");
    expect(!trailer.hasKey("/Encrypt"), "file: it is encrypted");
    for (std::size_t at = 0; (at = bytes_.find("endstream", at)) != std::string::npos; ++at)
      expect(bytes_[at - 1] == '\n', "file: endstream begins no line");
  }

  void read_catalogue() {
    Object root = pdf_.getRoot();
    expect(root.getKey("/Lang").isString() && !root.getKey("/Lang").getStringValue().empty(),
           "catalogue: no language");
    expect(root.getKey("/MarkInfo").isDictionary() &&
               root.getKey("/MarkInfo").getKey("/Marked").isBool() &&
               root.getKey("/MarkInfo").getKey("/Marked").getBoolValue(),
           "catalogue: it is not marked");
    Object viewing = root.getKey("/ViewerPreferences");
    expect(viewing.isDictionary() && viewing.getKey("/DisplayDocTitle").isBool() &&
               viewing.getKey("/DisplayDocTitle").getBoolValue(),
           "catalogue: the title is not shown");
    for (const char* key : {"/OpenAction", "/AA", "/AcroForm", "/OCProperties", "/Version"})
      expect(!root.hasKey(key), std::string("catalogue: it has ") + key);
    if (root.getKey("/Names").isDictionary())
      for (const char* key : {"/JavaScript", "/EmbeddedFiles"})
        expect(!root.getKey("/Names").hasKey(key), std::string("catalogue: it has ") + key);
  }

  void read_metadata() {
    Object stream = pdf_.getRoot().getKey("/Metadata");
    if (!stream.isStream()) return expect(false, "metadata: there are none");
    expect(!stream.getDict().hasKey("/Filter"), "metadata: they are packed");
    const std::string xmp = data_of(stream);
    const auto property = [&](const std::string& name) {
      return unescaped(between(xmp, "<" + name + ">", "</" + name + ">"));
    };
    expect(property("pdfaid:part") == "2", "metadata: no part of PDF/A");
    expect(property("pdfaid:conformance") == "A", "metadata: no level of PDF/A");
    expect(property("pdfuaid:part") == "1", "metadata: no part of PDF/UA");
    expect(xmp.find("<pdfaSchema:prefix>pdfuaid<") != std::string::npos,
           "metadata: PDF/UA is not declared to PDF/A");
    Object information = pdf_.getTrailer().getKey("/Info");
    const auto same = [&](const char* key, const std::string& value) {
      const bool has = information.hasKey(key);
      expect((has ? information.getKey(key).getUTF8Value() : "") == value,
             std::string("metadata: another ") + key);
    };
    same("/Title", unescaped(between(property("dc:title"), "x-default\">", "</rdf:li>")));
    same("/Author", unescaped(between(property("dc:creator"), "<rdf:li>", "</rdf:li>")));
    same("/Creator", property("xmp:CreatorTool"));
    same("/Producer", property("pdf:Producer"));
    for (const auto& [key, name] :
         {std::pair("/CreationDate", "xmp:CreateDate"), std::pair("/ModDate", "xmp:ModifyDate")}) {
      std::string date = property(name);
      std::erase_if(date, [](char c) { return c == '-' || c == ':' || c == 'T'; });
      same(key, "D:" + date);
    }
    expect(!property("dc:title").empty(), "metadata: no title");
  }

  void read_intent() {
    Object intents = pdf_.getRoot().getKey("/OutputIntents");
    if (!intents.isArray() || intents.getArrayNItems() != 1)
      return expect(false, "intent: there is not one");
    Object intent = intents.getArrayItem(0);
    expect(intent.getKey("/S").isName() && intent.getKey("/S").getName() == "/GTS_PDFA1",
           "intent: it is not for PDF/A");
    Object stream = intent.getKey("/DestOutputProfile");
    if (!stream.isStream()) return expect(false, "intent: no profile");
    const std::string profile = data_of(stream);
    expect(stream.getDict().getKey("/N").getIntValue() == 3 && profile.size() > 128 &&
               profile.substr(12, 8) == "mntrRGB " && profile.substr(36, 4) == "acsp" &&
               profile[8] >= 2 && profile[8] <= 4,
           "intent: the profile is none of a screen with three colours, of version 2 or 4");
  }

  void read_pages() {
    Object tree = pdf_.getRoot().getKey("/StructTreeRoot").getKey("/ParentTree");
    if (tree.isDictionary() && tree.getKey("/Nums").isArray())
      for (int i = 0; i + 1 < tree.getKey("/Nums").getArrayNItems(); i += 2)
        parents_[static_cast<int>(tree.getKey("/Nums").getArrayItem(i).getIntValue())] =
            tree.getKey("/Nums").getArrayItem(i + 1);
    for (Object page : pdf_.getAllPages()) read_page(page);
  }

  void read_page(Object page) {
    expect(page.getKey("/Tabs").isName() && page.getKey("/Tabs").getName() == "/S",
           "pages: links are not in the order of the structure");
    expect(!page.hasKey("/AA"), "pages: something happens when one is opened");
    expect(!page.hasKey("/Group"), "pages: a group has colours of its own");
    for (Object edge : page.getKey("/MediaBox").getArrayAsVector())
      expect(edge.getNumericValue() >= 0 && edge.getNumericValue() <= 14400, "pages: its size");
    PageReader content;
    page.parsePageContents(&content);
    problems_.insert(problems_.end(), content.problems.begin(), content.problems.end());
    Object all = page.hasKey("/StructParents")
                     ? parents_[static_cast<int>(page.getKey("/StructParents").getIntValue())]
                     : Object();
    for (const int mark : content.marks) {
      const bool known = all.isInitialized() && all.isArray() && mark < all.getArrayNItems();
      expect(
          known && marked_[all.getArrayItem(mark).getObjGen()].contains({page.getObjGen(), mark}),
          "structure: marked content without its element");
    }
    read_resources(page.getKey("/Resources"));
    Object forms = page.getKey("/Resources").getKey("/XObject");
    if (forms.isDictionary())
      for (const std::string& name : forms.getKeys()) read_form(forms.getKey(name));
    for (std::string& problem : font_problems(page, fonts_))
      problems_.push_back(std::move(problem));
    if (page.hasKey("/Annots"))
      for (Object link : page.getKey("/Annots").getArrayAsVector()) read_link(link);
  }

  void read_resources(Object resources) {
    Object states = resources.getKey("/ExtGState");
    if (states.isDictionary())
      for (const std::string& name : states.getKeys()) read_state(states.getKey(name));
    for (const char* kind : {"/Shading", "/Pattern", "/ColorSpace"})
      expect(!resources.hasKey(kind), std::string("colours: a page has ") + kind);
  }

  /// A state may say how translucent things are, and that nothing else happens to their colours, as
  /// Cairo 1.18 does of forms.
  void read_state(Object state) {
    for (const std::string& key : state.getKeys())
      expect(key == "/ca" || key == "/CA" || key == "/Type" ||
                 (key == "/BM" && state.getKey(key).isNameAndEquals("/Normal")) ||
                 (key == "/SMask" && state.getKey(key).isNameAndEquals("/None")),
             "colours: a state has " + key);
  }

  /// A form holds outlines alone, which the page marks that shows it.
  void read_form(Object form) {
    if (!form.isStream() || !form.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
      return expect(false, "forms: a page shows something else");
    Object about = form.getDict();
    expect(!about.hasKey("/Group"), "forms: a group has colours of its own");
    if (!about.getKey("/Resources").isDictionary())
      return expect(false, "forms: one has no resources");
    for (const char* key : {"/Ref", "/OPI", "/PS", "/Subtype2"})
      expect(!about.hasKey(key), std::string("forms: one has ") + key);
    for (const char* kind : {"/Font", "/XObject"})
      expect(!about.getKey("/Resources").hasKey(kind), std::string("forms: one has ") + kind);
    read_resources(about.getKey("/Resources"));
    PageReader content(true);
    Object::parseContentStream(form, &content);
    problems_.insert(problems_.end(), content.problems.begin(), content.problems.end());
  }

  void read_link(Object link) {
    expect(link.getKey("/Subtype").getName() == "/Link", "links: one is something else");
    expect(link.getKey("/Contents").isString() && !link.getKey("/Contents").getUTF8Value().empty(),
           "links: one has no words");
    expect(link.getKey("/F").isInteger() && link.getKey("/F").getIntValue() == 4,
           "links: one is not printed");
    if (link.hasKey("/A"))
      expect(link.getKey("/A").getKey("/S").getName() == "/URI", "links: one does something else");
    else
      expect(link.hasKey("/Dest"), "links: one leads nowhere");
    const bool has_parent = link.getKey("/StructParent").isInteger();
    Object parent = has_parent
                        ? parents_[static_cast<int>(link.getKey("/StructParent").getIntValue())]
                        : Object();
    expect(parent.isInitialized() && parent.isDictionary() &&
               parent.getKey("/S").getName() == "/Link" &&
               linked_[parent.getObjGen()].contains(link.getObjGen()),
           "links: one is not that of its element");
  }

  /// Records the children of every element.
  void collect(Object node, const std::string& parent) {
    const std::string kind = node.hasKey("/S") ? node.getKey("/S").getName() : "";
    if (!kind.empty()) elements_.push_back({node, kind, parent});
    const auto add = [&](Object kid) {
      if (kid.isInteger())
        marked_[node.getObjGen()].insert(
            {node.getKey("/Pg").getObjGen(), static_cast<int>(kid.getIntValue())});
      else if (kid.isDictionary() && kid.hasKey("/S"))
        collect(kid, kind);
      else if (kid.isDictionary() && kid.hasKey("/Obj"))
        linked_[node.getObjGen()].insert(kid.getKey("/Obj").getObjGen());
      else if (kid.isDictionary() && kid.hasKey("/MCID"))
        marked_[node.getObjGen()].insert(
            {kid.getKey("/Pg").getObjGen(), static_cast<int>(kid.getKey("/MCID").getIntValue())});
    };
    Object kids = node.getKey("/K");
    if (kids.isArray())
      for (Object kid : kids.getArrayAsVector()) add(kid);
    else
      add(kids);
  }

  void read_structure() {
    const std::map<std::string, std::set<std::string>> homes = {
        {"/TR", {"/Table"}}, {"/TD", {"/TR"}},    {"/TH", {"/TR"}},   {"/LI", {"/L"}},
        {"/Lbl", {"/LI"}},   {"/LBody", {"/LI"}}, {"/TOCI", {"/TOC"}}};
    const std::set<std::string> standard = {
        "/Document", "/Div",  "/P",    "/H1",        "/H2",   "/H3",     "/H4",
        "/H5",       "/H6",   "/L",    "/LI",        "/Lbl",  "/LBody",  "/Table",
        "/TR",       "/TH",   "/TD",   "/TOC",       "/TOCI", "/Figure", "/Caption",
        "/Link",     "/Span", "/Note", "/BlockQuote"};
    std::set<std::string> ids;
    int level = 0;
    for (const Element& each : elements_) {
      expect(standard.contains(each.kind), "structure: an element " + each.kind);
      if (const auto home = homes.find(each.kind); home != homes.end())
        expect(home->second.contains(each.parent),
               "structure: " + each.kind + " in " + each.parent);
      if (each.kind.size() == 3 && each.kind[1] == 'H') {
        expect(each.kind[2] - '0' <= level + 1, "structure: a title skips a level");
        level = each.kind[2] - '0';
      }
      Object node = each.node;
      const Object attributes = node.getKey("/A");
      if (each.kind == "/Figure") {
        expect(node.getKey("/Alt").isString() && !node.getKey("/Alt").getUTF8Value().empty(),
               "figures: one has no words");
        expect(attribute(attributes, "/Layout", "/BBox").isArray(), "figures: one has no box");
      }
      if (each.kind == "/TH") {
        Object scope = attribute(attributes, "/Table", "/Scope");
        expect(scope.isName() && (scope.getName() == "/Column" || scope.getName() == "/Row"),
               "tables: a head leads nowhere");
      }
      if (each.kind == "/L")
        expect(attribute(attributes, "/List", "/ListNumbering").isName(),
               "lists: the numbering is not specified");
      if (each.kind == "/Note")
        expect(
            node.getKey("/ID").isString() && ids.insert(node.getKey("/ID").getStringValue()).second,
            "notes: one has no name of its own");
    }
    expect(level > 0, "structure: there is no title");
  }

  static Object attribute(Object attributes, const std::string& owner, const std::string& key) {
    if (!attributes.isDictionary() || attributes.getKey("/O").getName() != owner)
      return Object::newNull();
    return attributes.getKey(key);
  }

  void read_limits(Object object) {
    if (object.isString()) expect(object.getStringValue().size() <= 32767, "limits: a long string");
    if (object.isName()) expect(object.getName().size() <= 128, "limits: a long name");
    if (object.isArray())
      for (Object item : object.getArrayAsVector())
        if (!item.isIndirect()) read_limits(item);
    if (object.isDictionary())
      for (const std::string& key : object.getKeys())
        if (!object.getKey(key).isIndirect()) read_limits(object.getKey(key));
  }

  struct Element {
    Object node;
    std::string kind, parent;
  };

  QPDF& pdf_;
  const std::string& bytes_;
  std::vector<std::string> problems_;
  std::vector<Element> elements_;
  KnownFonts fonts_;
  std::map<int, Object> parents_;
  std::map<QPDFObjGen, std::set<std::pair<QPDFObjGen, int>>> marked_;
  std::map<QPDFObjGen, std::set<QPDFObjGen>> linked_;
};

}  // namespace

std::vector<std::string> reading_problems(QPDF& pdf, const std::string& bytes) {
  return Reader(pdf, bytes).read();
}

}  // namespace boardwright::test
