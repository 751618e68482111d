# Prints the tokens of C++ files and of the project's files that they include, each file once, one
# token per line, without comments and white space.
#
#     awk -f src/web/modules/tokens.awk FILE...          paths from the root, as "src/engine/base/text.cpp"

BEGIN {
  folders = split("src/ src/engine/ src/picture/ src/article/ src/exchange/ src/web/", folder, " ")
  for (i = 1; i < ARGC; ++i) queue[++queued] = ARGV[i]
  ARGC = 1
  for (next_file = 1; next_file <= queued; ++next_file)
    if (!(queue[next_file] in seen)) {
      seen[queue[next_file]] = 1
      read_file(queue[next_file])
    }
}

# Reads one line, joined with the next one after a backslash. Returns 0 at the end of the file.
function read_line(file,    more) {
  if ((getline line < file) <= 0) return 0
  while (line ~ /\\$/ && (getline more < file) > 0) line = substr(line, 1, length(line) - 1) more
  return 1
}

function read_file(file) {
  while (read_line(file)) {
    directive = line ~ /^[ \t]*#/
    while (line != "") take_token(file)
    if (directive) print "end of line"
  }
  close(file)
}

# Removes and prints the first token of the line, or removes white space or a comment.
function take_token(file,    end, text) {
  if (match(line, /^[ \t\r\f]+/)) return cut(RLENGTH)
  if (line ~ /^\/\//) return cut(length(line))
  if (line ~ /^\/\*/) {
    line = substr(line, 3)
    while (!(end = index(line, "*/"))) if (!read_line(file)) return cut(length(line))
    return cut(end + 1)
  }
  if (match(line, /^(u8|u|U|L)?R"[^( ]*\(/)) return take_raw_text(file, RLENGTH)
  if (match(line, /^(u8|u|U|L)?"([^"\\]|\\.)*"/) || match(line, /^(u8|u|U|L)?'([^'\\]|\\.)+'/) ||
      match(line, /^[A-Za-z_][A-Za-z0-9_]*/) ||
      match(line, /^\.?[0-9]([eEpP][-+]|'[0-9A-Za-z_]|[0-9A-Za-z_.])*/) ||
      match(line, /^(<=>|<<=|>>=|->\*|\.\.\.|::|->|\+\+|--|<<|>>|&&|\|\||##|[-<>=!+*\/%&|^]=|.)/)) {
    text = substr(line, 1, RLENGTH)
    cut(RLENGTH)
    print text
    if (directive && text ~ /^"/) find_file(file, substr(text, 2, length(text) - 2))
  }
}

function cut(count) { line = substr(line, count + 1) }

# Removes and prints a raw string, R"END(…)END", which can extend over several lines.
function take_raw_text(file, count,    mark, end, more) {
  mark = substr(line, 1, count)
  sub(/^[^"]*"/, "", mark)
  mark = ")" substr(mark, 1, length(mark) - 1) "\""
  while (!(end = index(line, mark))) {
    if ((getline more < file) <= 0) return cut(length(line))
    line = line "\n" more
  }
  print substr(line, 1, end + length(mark) - 1)
  cut(end + length(mark) - 1)
}

# Queues an included file, found in the folder of the including file or in one of the folders.
function find_file(from, name,    i, path) {
  sub(/[^\/]*$/, "", from)
  if (is_file(from name)) return queue[++queued] = from name
  for (i = 1; i <= folders; ++i) if (is_file(folder[i] name)) return queue[++queued] = folder[i] name
}

function is_file(path,    first, found) {
  if (path in known) return known[path]
  found = (getline first < path) >= 0
  close(path)
  return known[path] = found
}
