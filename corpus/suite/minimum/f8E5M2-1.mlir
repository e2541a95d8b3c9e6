// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 1.5258789e-05], [0xFE, 1.0], [5.0, -0.5], [-5.0, -0.3125]], [[-3.0, -2.0], [1.0, 6.0], [57344.0, -1.75], [-0.4375, 1.5258789e-05]], [[-0.3125, 6.0], [0x7E, -0.25], [0.0, 0.5], [0xFE, 0xFE]], [[5.0, -6.1035156e-05], [-0.0, -1.0], [0.4375, 0xFE], [-0.4375, 0xFE]], [[-4.5776367e-05, 6.1035156e-05], [-4.5776367e-05, 0.4375], [1.0, -1.5], [-6.1035156e-05, -1.5258789e-05]]]> : tensor<5x4x2xf8E5M2>, dense<[[[0xFC, 0.5], [1.25, 0x7C], [4.0, -3.0], [0.3125, 0.5]], [[-0.25, -5.0], [-6.0, 0.4375], [-0.75, 0x7C], [-1.0, 0.0]], [[-1.0, -4.5776367e-05], [0xFE, -6.1035156e-05], [0xFE, 0xFC], [-0.875, -1.5]], [[-7.0, -0.5], [0.875, 0.5], [-0.0, 0xFE], [0x7C, -0.4375]], [[1.5258789e-05, 1.0], [-0.0, 1.5], [-0.625, 0.75], [-0.5, 0.875]]]> : tensor<5x4x2xf8E5M2>]'
// RUN: : @program
// stablehlo.minimum on f8E5M2, special values
//   S: rank 3+
//   E: f8E5M2
// legal 0 0: ["-inf",[0.0,1.52587890625e-05],"nan",1.0,4.0,-3.0,-5.0,-0.3125,-3.0,-5.0,-6.0,0.4375,-0.75,-1.75,-1.0,[0.0,1.52587890625e-05],-1.0,{"any of":[-4.57763671875e-05,-0.0]},"nan",-0.25,"nan","-inf","nan","nan",-7.0,-0.5,-0.0,-1.0,-0.0,"nan",-0.4375,"nan",{"any of":[-4.57763671875e-05,[-0.0,1.52587890625e-05]]},6.103515625e-05,{"any of":[-4.57763671875e-05,-0.0]},0.4375,-0.625,-1.5,-0.5,[-1.52587890625e-05,-0.0]]

module {
func.func @program(%arg0: tensor<5x4x2xf8E5M2>, %arg1: tensor<5x4x2xf8E5M2>) -> tensor<5x4x2xf8E5M2> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<5x4x2xf8E5M2>
  return %0 : tensor<5x4x2xf8E5M2>
}

  func.func @main(%input0: tensor<5x4x2xf8E5M2>, %input1: tensor<5x4x2xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x4x2xf8E5M2>, tensor<5x4x2xf8E5M2>) -> (tensor<5x4x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5x4x2xf8E5M2>) -> tensor<5x4x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 1.52587890625e-05], [0xFFF0000000000000, 1.0], [4.0, -3.0], [-5.0, -0.3125]], [[-3.0, -5.0], [-6.0, 0.4375], [-0.75, -1.75], [-1.0, 1.52587890625e-05]], [[-1.0, -0.0], [0xFFF0000000000000, -0.25], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[-7.0, -0.5], [-0.0, -1.0], [-0.0, 0xFFF0000000000000], [-0.4375, 0xFFF0000000000000]], [[1.52587890625e-05, 6.103515625e-05], [-0.0, 0.4375], [-0.625, -1.5], [-0.5, -0.0]]]> : tensor<5x4x2xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, 0.0], [0x7FF0000000000000, 1.0], [4.0, -3.0], [-5.0, -0.3125]], [[-3.0, -5.0], [-6.0, 0.4375], [-0.75, -1.75], [-1.0, 0.0]], [[-1.0, -4.57763671875e-05], [0x7FF0000000000000, -0.25], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[-7.0, -0.5], [-0.0, -1.0], [-0.0, 0x7FF0000000000000], [-0.4375, 0x7FF0000000000000]], [[-4.57763671875e-05, 6.103515625e-05], [-4.57763671875e-05, 0.4375], [-0.625, -1.5], [-0.5, -1.52587890625e-05]]]> : tensor<5x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x2xi1>
    %v6 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [4.0, -3.0], [-5.0, -0.3125]], [[-3.0, -5.0], [-6.0, 0.4375], [-0.75, -1.75], [-1.0, 0.0]], [[-1.0, -4.57763671875e-05], [0.0, -0.25], [0.0, 0.0], [0.0, 0.0]], [[-7.0, -0.5], [-0.0, -1.0], [-0.0, 0.0], [-0.4375, 0.0]], [[-4.57763671875e-05, 6.103515625e-05], [-4.57763671875e-05, 0.4375], [-0.625, -1.5], [-0.5, -1.52587890625e-05]]]> : tensor<5x4x2xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v8 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [4.0, -3.0], [-5.0, -0.3125]], [[-3.0, -5.0], [-6.0, 0.4375], [-0.75, -1.75], [-1.0, 0.0]], [[-1.0, -0.0], [0.0, -0.25], [0.0, 0.0], [0.0, 0.0]], [[-7.0, -0.5], [-0.0, -1.0], [-0.0, 0.0], [-0.4375, 0.0]], [[-0.0, 6.103515625e-05], [-0.0, 0.4375], [-0.625, -1.5], [-0.5, -1.52587890625e-05]]]> : tensor<5x4x2xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<5x4x2xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<5x4x2xi1>
    %v12 = stablehlo.bitcast_convert %v0 : (tensor<5x4x2xf64>) -> tensor<5x4x2xi64>
    %v13 = stablehlo.constant dense<[[[-4503599627370496, 0], [9221120237041090560, 4607182418800017408], [4616189618054758400, -4609434218613702656], [-4606056518893174784, -4624070917402656768]], [[-4609434218613702656, -4606056518893174784], [-4604930618986332160, 4601552919265804288], [-4618441417868443648, -4612811918334230528], [-4616189618054758400, 0]], [[-4616189618054758400, -4681491812651630592], [9221120237041090560, -4625196817309499392], [9221120237041090560, -4503599627370496], [9221120237041090560, 9221120237041090560]], [[-4603804719079489536, -4620693217682128896], [-9223372036854775808, -4616189618054758400], [-9223372036854775808, 9221120237041090560], [-4621819117588971520, 9221120237041090560]], [[-4681491812651630592, 4544132024016830464], [-4681491812651630592, 4601552919265804288], [-4619567317775286272, -4613937818241073152], [-4620693217682128896, -4688247212092686336]]]> : tensor<5x4x2xi64>
    %v14 = stablehlo.compare EQ, %v12, %v13, SIGNED : (tensor<5x4x2xi64>, tensor<5x4x2xi64>) -> tensor<5x4x2xi1>
    %v15 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]], [[false, false], [true, false], [true, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]> : tensor<5x4x2xi1>
    %v16 = stablehlo.select %v15, %v14, %v11 : tensor<5x4x2xi1>, tensor<5x4x2xi1>
    %v17 = stablehlo.constant dense<[[[false, false], [true, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]], [[false, false], [true, false], [true, false], [true, true]], [[false, false], [false, false], [false, true], [false, true]], [[false, false], [false, false], [false, false], [false, false]]]> : tensor<5x4x2xi1>
    %v18 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v19 = stablehlo.and %v18, %v17 : tensor<5x4x2xi1>
    %v20 = stablehlo.or %v16, %v19 : tensor<5x4x2xi1>
    %v21 = stablehlo.constant dense<[[[true, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, true], [false, false]], [[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]> : tensor<5x4x2xi1>
    %v22 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x2xf64>
    %v23 = stablehlo.compare EQ, %v0, %v22, FLOAT : (tensor<5x4x2xf64>, tensor<5x4x2xf64>) -> tensor<5x4x2xi1>
    %v24 = stablehlo.and %v23, %v21 : tensor<5x4x2xi1>
    %v25 = stablehlo.or %v20, %v24 : tensor<5x4x2xi1>
    check.expect_eq_const %v25, dense<true> : tensor<5x4x2xi1>
    func.return
  }
}
