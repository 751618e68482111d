// The order of the rooms: in each of them the names of those before it are known.
#pragma once

namespace boardwright {

// Every room has a namespace of its own, so that two of them may use one name for two things: the
// nearer one is meant, and the linker never takes one for the other.

// engine
namespace base {}
namespace geometry {
using namespace base;
}
namespace rules {
using namespace geometry;
}
namespace play {
using namespace rules;
}
namespace game {
using namespace play;
}
namespace live {
using namespace game;
}

// picture
namespace scene {
using namespace live;
}
namespace figure {
using namespace scene;
}
namespace diagram {
using namespace figure;
}
namespace render {
using namespace diagram;
}

// press
namespace disk {
using namespace render;
}
namespace verify {
using namespace disk;
}
namespace document {
using namespace verify;
}
namespace ink {
using namespace document;
}
namespace typeset {
using namespace ink;
}
namespace print {
using namespace typeset;
}
namespace solid {
using namespace print;
}
namespace exchange {
using namespace solid;
}
namespace serve {
using namespace exchange;
}
namespace command {
using namespace serve;
}

}  // namespace boardwright
