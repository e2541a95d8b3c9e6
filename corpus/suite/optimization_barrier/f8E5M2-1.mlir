// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.0, -0.25, -1.0, 0x7E]], [[-6.0, 57344.0, -6.1035156e-05, -57344.0]]], [[[0.4375, -1.5, 0x7E, -4.5776367e-05]], [[-4.5776367e-05, 0.0, 0.5, -1.0]]], [[[-0.25, 3.5, 3.0, 0.25]], [[-1.0, 0x7C, -1.75, 1.25]]], [[[57344.0, -3.5, -4.5776367e-05, -0.375]], [[-4.5776367e-05, -0.5, 4.5776367e-05, 0x7C]]], [[[0.5, -57344.0, 0.0, 2.0]], [[-5.0, -57344.0, -1.75, 0.4375]]]]> : tensor<5x2x1x4xf8E5M2>, dense<1.5258789e-05> : tensor<f8E5M2>, dense<[[-160.0], [5.0]]> : tensor<2x1xf8E5M2>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E5M2, special values
//   T: tensor
// legal 0 0: [-160.0,5.0]
// legal 0 1: [1.52587890625e-05]
// legal 0 2: [-0.0,-0.25,-1.0,"nan",-6.0,57344.0,-6.103515625e-05,-57344.0,0.4375,-1.5,"nan",-4.57763671875e-05,-4.57763671875e-05,0.0,0.5,-1.0,-0.25,3.5,3.0,0.25,-1.0,"inf",-1.75,1.25,57344.0,-3.5,-4.57763671875e-05,-0.375,-4.57763671875e-05,-0.5,4.57763671875e-05,"inf",0.5,-57344.0,0.0,2.0,-5.0,-57344.0,-1.75,0.4375]

module {
func.func @program(%arg0: tensor<5x2x1x4xf8E5M2>, %arg1: tensor<f8E5M2>, %arg2: tensor<2x1xf8E5M2>) -> (tensor<2x1xf8E5M2>, tensor<f8E5M2>, tensor<5x2x1x4xf8E5M2>) {
  %0, %1, %2 = stablehlo.optimization_barrier %arg0, %arg1, %arg2 : tensor<5x2x1x4xf8E5M2>, tensor<f8E5M2>, tensor<2x1xf8E5M2>
  return %2, %1, %0 : tensor<2x1xf8E5M2>, tensor<f8E5M2>, tensor<5x2x1x4xf8E5M2>
}

  func.func @main(%input0: tensor<5x2x1x4xf8E5M2>, %input1: tensor<f8E5M2>, %input2: tensor<2x1xf8E5M2>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<5x2x1x4xf8E5M2>, tensor<f8E5M2>, tensor<2x1xf8E5M2>) -> (tensor<2x1xf8E5M2>, tensor<f8E5M2>, tensor<5x2x1x4xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1xf8E5M2>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[-160.0], [5.0]]> : tensor<2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.52587890625e-05> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<5x2x1x4xf8E5M2>) -> tensor<5x2x1x4xf64>
    %v3 = stablehlo.constant dense<[[[[-0.0, -0.25, -1.0, 0xFFF0000000000000]], [[-6.0, 57344.0, -6.103515625e-05, -57344.0]]], [[[0.4375, -1.5, 0xFFF0000000000000, -4.57763671875e-05]], [[-4.57763671875e-05, 0.0, 0.5, -1.0]]], [[[-0.25, 3.5, 3.0, 0.25]], [[-1.0, 0xFFF0000000000000, -1.75, 1.25]]], [[[57344.0, -3.5, -4.57763671875e-05, -0.375]], [[-4.57763671875e-05, -0.5, 4.57763671875e-05, 0xFFF0000000000000]]], [[[0.5, -57344.0, 0.0, 2.0]], [[-5.0, -57344.0, -1.75, 0.4375]]]]> : tensor<5x2x1x4xf64>
    %v4 = stablehlo.constant dense<[[[[-0.0, -0.25, -1.0, 0x7FF0000000000000]], [[-6.0, 57344.0, -6.103515625e-05, -57344.0]]], [[[0.4375, -1.5, 0x7FF0000000000000, -4.57763671875e-05]], [[-4.57763671875e-05, 0.0, 0.5, -1.0]]], [[[-0.25, 3.5, 3.0, 0.25]], [[-1.0, 0x7FF0000000000000, -1.75, 1.25]]], [[[57344.0, -3.5, -4.57763671875e-05, -0.375]], [[-4.57763671875e-05, -0.5, 4.57763671875e-05, 0x7FF0000000000000]]], [[[0.5, -57344.0, 0.0, 2.0]], [[-5.0, -57344.0, -1.75, 0.4375]]]]> : tensor<5x2x1x4xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<5x2x1x4xf64>, tensor<5x2x1x4xf64>) -> tensor<5x2x1x4xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<5x2x1x4xf64>, tensor<5x2x1x4xf64>) -> tensor<5x2x1x4xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<5x2x1x4xi1>
    %v8 = stablehlo.bitcast_convert %v2 : (tensor<5x2x1x4xf64>) -> tensor<5x2x1x4xi64>
    %v9 = stablehlo.constant dense<[[[[-9223372036854775808, -4625196817309499392, -4616189618054758400, 9221120237041090560]], [[-4604930618986332160, 4678114112931102720, -4679240012837945344, -4545257923923673088]]], [[[4601552919265804288, -4613937818241073152, 9221120237041090560, -4681491812651630592]], [[-4681491812651630592, 0, 4602678819172646912, -4616189618054758400]]], [[[-4625196817309499392, 4615063718147915776, 4613937818241073152, 4598175219545276416]], [[-4616189618054758400, 9218868437227405312, -4612811918334230528, 4608308318706860032]]], [[[4678114112931102720, -4608308318706860032, -4681491812651630592, -4622945017495814144]], [[-4681491812651630592, -4620693217682128896, 4541880224203145216, 9218868437227405312]]], [[[4602678819172646912, -4545257923923673088, 0, 4611686018427387904]], [[-4606056518893174784, -4545257923923673088, -4612811918334230528, 4601552919265804288]]]]> : tensor<5x2x1x4xi64>
    %v10 = stablehlo.compare EQ, %v8, %v9, SIGNED : (tensor<5x2x1x4xi64>, tensor<5x2x1x4xi64>) -> tensor<5x2x1x4xi1>
    %v11 = stablehlo.constant dense<[[[[true, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, true, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, true, false]], [[false, false, false, false]]]]> : tensor<5x2x1x4xi1>
    %v12 = stablehlo.select %v11, %v10, %v7 : tensor<5x2x1x4xi1>, tensor<5x2x1x4xi1>
    %v13 = stablehlo.constant dense<[[[[false, false, false, true]], [[false, false, false, false]]], [[[false, false, true, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]]]> : tensor<5x2x1x4xi1>
    %v14 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<5x2x1x4xf64>, tensor<5x2x1x4xf64>) -> tensor<5x2x1x4xi1>
    %v15 = stablehlo.and %v14, %v13 : tensor<5x2x1x4xi1>
    %v16 = stablehlo.or %v12, %v15 : tensor<5x2x1x4xi1>
    %v17 = stablehlo.constant dense<[[[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, false, false, false]]], [[[false, false, false, false]], [[false, true, false, false]]], [[[false, false, false, false]], [[false, false, false, true]]], [[[false, false, false, false]], [[false, false, false, false]]]]> : tensor<5x2x1x4xi1>
    %v18 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2x1x4xf64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<5x2x1x4xf64>, tensor<5x2x1x4xf64>) -> tensor<5x2x1x4xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<5x2x1x4xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<5x2x1x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x2x1x4xi1>
    func.return
  }
}
