// RUN: stablehlo-translate --interpret %s --args='[dense<2.0> : tensor<f4E2M1FN>, dense<-0.0> : tensor<f4E2M1FN>, dense<2> : tensor<ui8>]'
// RUN: : @program
// stablehlo.map on f4E2M1FN, exact values
//   S: rank 0
//   E: i1
//   E: ui8
//   E: f4E2M1FN
//   F: f4E2M1FN
// legal 0 0: [4.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>, %arg1: tensor<f4E2M1FN>, %arg2: tensor<ui8>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = "stablehlo.map"(%arg0, %0, %arg1, %arg2) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f4E2M1FN>, %3: tensor<i1>, %4: tensor<f4E2M1FN>, %5: tensor<ui8>):
    %6 = stablehlo.add %2, %2 : tensor<f4E2M1FN>
    stablehlo.return %6 : tensor<f4E2M1FN>
  }) : (tensor<f4E2M1FN>, tensor<i1>, tensor<f4E2M1FN>, tensor<ui8>) -> tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>, %input2: tensor<ui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<ui8>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.0> : tensor<f64>
    func.return
  }
}
