// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.map on i16, exact values
//   N: low
//   S: rank 0
//   E: i16
//   F: i16
// legal 0 0: [-18491]

module {
func.func @program() -> tensor<i16> {
  %0 = stablehlo.constant dense<-18491> : tensor<i16>
  %1 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i16>):
    stablehlo.return %2 : tensor<i16>
  }) : (tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i16>)
    check.expect_eq_const %r, dense<-18491> : tensor<i16>
    func.return
  }
}
