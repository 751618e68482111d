// Opens the namespace of another room: tests/layers.cmake must complain of this file.
#pragma once

namespace boardwright::play {}
