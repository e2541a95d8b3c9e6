// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.0]]]> : tensor<1x1x1xf32>]'
// RUN: : @program
// stablehlo.sort on f32, exact values
//   N: low
//   S: rank 3+
//   S: has 1
//   E: f32
//   is_stable: false
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = stablehlo.compare GT, %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %0 : tensor<1x1x1xf32>
}

  func.func @main(%input0: tensor<1x1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xf32>) -> (tensor<1x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf32>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<1x1x1xf64>
    func.return
  }
}
