#pragma once

#include <acb.h>
#include <arb.h>

#include "oracle/numerics/format.h"

/// Real and complex balls of Arb with an owner, and their rounding to element types.
namespace assay::oracle {

/// The caches that FLINT keeps for a thread go with the thread, after every ball of its own.
inline void release_caches_with_thread() {
  struct Caches {
    ~Caches() { flint_cleanup(); }
  };
  thread_local Caches caches;
  (void)caches;
}

class Ball {
 public:
  Ball() {
    release_caches_with_thread();
    arb_init(ball_);
  }
  ~Ball() { arb_clear(ball_); }
  Ball(const Ball&) = delete;
  Ball& operator=(const Ball&) = delete;
  operator arb_ptr() { return ball_; }
  operator arb_srcptr() const { return ball_; }

 private:
  arb_t ball_;
};

/// The end of a ball, or another number of Arb.
class Float {
 public:
  Float() {
    release_caches_with_thread();
    arf_init(float_);
  }
  ~Float() { arf_clear(float_); }
  Float(const Float&) = delete;
  Float& operator=(const Float&) = delete;
  operator arf_ptr() { return float_; }

 private:
  arf_t float_;
};

class ComplexBall {
 public:
  ComplexBall() {
    release_caches_with_thread();
    acb_init(ball_);
  }
  ~ComplexBall() { acb_clear(ball_); }
  ComplexBall(const ComplexBall&) = delete;
  ComplexBall& operator=(const ComplexBall&) = delete;
  operator acb_ptr() { return ball_; }
  operator acb_srcptr() const { return ball_; }
  arb_ptr real() { return acb_realref(ball_); }
  arb_ptr imag() { return acb_imagref(ball_); }

 private:
  acb_t ball_;
};

/// Doubles around a ball, outward.
struct Enclosure {
  double low;
  double high;
};
Enclosure enclosure(arb_srcptr);

/// Whether every number of the ball rounds (to nearest) to one value of the type; that value.
bool decided(arb_srcptr, ElementType, double& rounded);

/// At this precision a result that is still undecided lies on a rounding boundary exactly.
inline constexpr long kMaxPrecision = 8192;
inline constexpr long kFirstPrecision = 72;

/// The centre taken as exact: for balls around a rounding boundary.
double rounded_centre(arb_srcptr, ElementType);

/// Correct rounding of what `compute(ball, precision)` encloses.
template <class Compute> double round_correctly(ElementType e, Compute compute) {
  thread_local Ball ball;
  double rounded = 0;
  for (long precision = kFirstPrecision; precision <= kMaxPrecision; precision *= 2) {
    compute(static_cast<arb_ptr>(ball), precision);
    if (decided(ball, e, rounded)) return rounded;
  }
  return rounded_centre(ball, e);
}

}  // namespace assay::oracle
