// The order of the rooms: each room sees the names of the rooms before it.
#pragma once

namespace boardwright {

// Every room has its own namespace, so that two rooms can use one name for different things: lookup
// finds the nearer one, and the linker never confuses them.

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
namespace ink {
using namespace disk;
}
namespace verify {
using namespace ink;
}
namespace document {
using namespace verify;
}
namespace typeset {
using namespace document;
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
