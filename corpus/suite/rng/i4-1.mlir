// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.rng on i4, envelope values
//   S: rank 0
//   E: i4
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-6,-3]]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<-6> : tensor<i4>
  %1 = stablehlo.constant dense<-2> : tensor<i4>
  %2 = stablehlo.constant dense<> : tensor<0xi64>
  %3 = stablehlo.rng %0, %1, %2, distribution = UNIFORM : (tensor<i4>, tensor<i4>, tensor<0xi64>) -> tensor<i4>
  return %3 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    %v0 = stablehlo.constant dense<-3> : tensor<i4>
    %v1 = stablehlo.constant dense<-6> : tensor<i4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
