// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0, 0.0]> : tensor<2xf8E4M3FN>, dense<[4.0, -4.0]> : tensor<2xf8E4M3FN>, dense<[1.0, -0.0]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.sort on f8E4M3FN, exact values
//   S: rank 1
//   E: f8E4M3FN
//   dimension: low
//   is_stable: true
// legal 0 0: [-0.0,1.0]
// legal 0 1: [-4.0,4.0]
// legal 0 2: [0.0,-4.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) {
  %0, %1, %2 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{is_stable = true}> ({
  ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>, %6: tensor<f8E4M3FN>, %7: tensor<f8E4M3FN>, %8: tensor<f8E4M3FN>):
    %9 = stablehlo.compare GT, %3, %4 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  return %2, %1, %0 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>, %input1: tensor<2xf8E4M3FN>, %input2: tensor<2xf8E4M3FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-9223372036854775808, 4607182418800017408]> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<[-4.0, 4.0]> : tensor<2xf64>
    %v3 = stablehlo.convert %r#2 : (tensor<2xf8E4M3FN>) -> tensor<2xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v4, dense<[0, -4607182418800017408]> : tensor<2xi64>
    func.return
  }
}
