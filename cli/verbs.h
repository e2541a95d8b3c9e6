#pragma once

#include "cli/verb.h"

namespace assay::cli {

std::unique_ptr<Verb> make_fuzz();
std::unique_ptr<Verb> make_gen();
std::unique_ptr<Verb> make_run();
std::unique_ptr<Verb> make_check();
std::unique_ptr<Verb> make_verify();
std::unique_ptr<Verb> make_profile();
std::unique_ptr<Verb> make_suite_verb();
std::unique_ptr<Verb> make_certify();
std::unique_ptr<Verb> make_reduce();
std::unique_ptr<Verb> make_sweep();
std::unique_ptr<Verb> make_show();
std::unique_ptr<Verb> make_export();
std::unique_ptr<Verb> make_report();
std::unique_ptr<Verb> make_merge();
std::unique_ptr<Verb> make_diff();
std::unique_ptr<Verb> make_spec();
std::unique_ptr<Verb> make_backends();
std::unique_ptr<Verb> make_doctor();
std::unique_ptr<Verb> make_completion();
std::unique_ptr<Verb> make_man();

}  // namespace assay::cli
