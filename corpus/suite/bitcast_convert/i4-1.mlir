// RUN: stablehlo-translate --interpret %s --args='[dense<[-6]> : tensor<1xi4>]'
// RUN: : @program
// stablehlo.bitcast_convert on i4, special values
//   S: rank 1
//   S: has 1
//   E: i4
//   F: i4
// legal 0 0: [-6]

module {
func.func @program(%arg0: tensor<1xi4>) -> tensor<1xi4> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<1xi4>) -> tensor<1xi4>
  return %0 : tensor<1xi4>
}

  func.func @main(%input0: tensor<1xi4>) {
    %r = func.call @program(%input0) : (tensor<1xi4>) -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<-6> : tensor<1xi4>
    func.return
  }
}
