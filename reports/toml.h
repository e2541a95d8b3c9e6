#pragma once

// Without exceptions, and with its code in whoever includes this: only for single files.
#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>
