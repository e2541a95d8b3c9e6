// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i8>]'
// RUN: : @program
// stablehlo.map on f8E4M3B11FNUZ, special values
//   S: rank 0
//   E: i8
//   E: f8E4M3B11FNUZ
//   F: i8
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<-2.75> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0.00012207031> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<-128> : tensor<i8>
  %3 = "stablehlo.map"(%0, %1, %2, %arg0) <{dimensions = array<i64>}> ({
  ^bb0(%4: tensor<f8E4M3B11FNUZ>, %5: tensor<f8E4M3B11FNUZ>, %6: tensor<i8>, %7: tensor<i8>):
    %8 = stablehlo.maximum %7, %7 : tensor<i8>
    stablehlo.return %8 : tensor<i8>
  }) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<i8>, tensor<i8>) -> tensor<i8>
  return %3 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<1> : tensor<i8>
    func.return
  }
}
