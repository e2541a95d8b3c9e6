// RUN: stablehlo-translate --interpret %s --args='[dense<[[-5.0]]> : tensor<1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.sign on f8E4M3B11FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.sign %arg0 : tensor<1x1xf8E4M3B11FNUZ>
  return %0 : tensor<1x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E4M3B11FNUZ>) -> (tensor<1x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<1x1xf64>
    func.return
  }
}
