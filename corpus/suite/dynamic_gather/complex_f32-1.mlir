// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-3.0769732, 0.28323245), (-1.0e-45, -5.2848516)], [(-4.0844383, 3.1860845), (-1.0e-45, 6.750626)], [(1.1754942e-38, 1.0e-45), (0.4965538, 5.8062525)], [(0x7FC00000, -0.0), (2.5265138, 1.1754942e-38)]]> : tensor<4x2xcomplex<f32>>, dense<> : tensor<1x0x4x2x1xi8>, dense<[[(1.1754944e-38, 7.724178), (0.0, 0.0)], [(3.4028235e+38, 3.944924), (-0.0, 0.5)], [(-7.3954945, -1.5605476), (6.2541695, 0.91652566)], [(-3.4028235e+38, 0.9438397), (-1.3516355, -1.1754942e-38)]]> : tensor<4x2xcomplex<f32>>, dense<> : tensor<1x0x4x2x1xi8>]'
// RUN: : @program
// stablehlo.dynamic_gather on complex<f32>, special values
//   B: rank 1
//   O: rank 1
//   G: rank 3+
//   G: has 1
//   c: low
//   E: complex<f32>
//   I: i8
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: ui64
//   indices_are_sorted: false
// legal 0 0: [-3.0769731998443604,0.2832324504852295,-1.401298464324817e-45,-5.284851551055908,-3.0769731998443604,0.2832324504852295,-1.401298464324817e-45,-5.284851551055908,-3.0769731998443604,0.2832324504852295,-1.401298464324817e-45,-5.284851551055908,-3.0769731998443604,0.2832324504852295,-1.401298464324817e-45,-5.284851551055908,-4.084438323974609,3.186084508895874,-1.401298464324817e-45,6.750626087188721,-4.084438323974609,3.186084508895874,-1.401298464324817e-45,6.750626087188721,-4.084438323974609,3.186084508895874,-1.401298464324817e-45,6.750626087188721,-4.084438323974609,3.186084508895874,-1.401298464324817e-45,6.750626087188721]
// legal 1 0: [1.1754943508222875e-38,7.724177837371826,0.0,0.0,1.1754943508222875e-38,7.724177837371826,0.0,0.0,1.1754943508222875e-38,7.724177837371826,0.0,0.0,1.1754943508222875e-38,7.724177837371826,0.0,0.0,3.4028234663852886e+38,3.9449241161346436,-0.0,0.5,3.4028234663852886e+38,3.9449241161346436,-0.0,0.5,3.4028234663852886e+38,3.9449241161346436,-0.0,0.5,3.4028234663852886e+38,3.9449241161346436,-0.0,0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4x2xcomplex<f32>>, %arg1: tensor<1x0x4x2x1xi8>) -> tensor<2x1x4x2x1xcomplex<f32>> {
    %0 = stablehlo.constant dense<[2, 1]> : tensor<2xui64>
    %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [3], index_vector_dim = 1>}> : (tensor<4x2xcomplex<f32>>, tensor<1x0x4x2x1xi8>, tensor<2xui64>) -> tensor<2x1x4x2x1xcomplex<f32>>
    return %1 : tensor<2x1x4x2x1xcomplex<f32>>
  }

  func.func @main(%input0: tensor<4x2xcomplex<f32>>, %input1: tensor<1x0x4x2x1xi8>, %input2: tensor<4x2xcomplex<f32>>, %input3: tensor<1x0x4x2x1xi8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<4x2xcomplex<f32>>, tensor<1x0x4x2x1xi8>, tensor<4x2xcomplex<f32>>, tensor<1x0x4x2x1xi8>) -> (tensor<2x1x4x2x1xcomplex<f32>>, tensor<2x1x4x2x1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x1x4x2x1xcomplex<f32>>) -> tensor<2x1x4x2x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1x4x2x1xf32>) -> tensor<2x1x4x2x1xf64>
    check.expect_eq_const %v1, dense<[[[[[-3.0769731998443604], [-1.401298464324817e-45]], [[-3.0769731998443604], [-1.401298464324817e-45]], [[-3.0769731998443604], [-1.401298464324817e-45]], [[-3.0769731998443604], [-1.401298464324817e-45]]]], [[[[-4.084438323974609], [-1.401298464324817e-45]], [[-4.084438323974609], [-1.401298464324817e-45]], [[-4.084438323974609], [-1.401298464324817e-45]], [[-4.084438323974609], [-1.401298464324817e-45]]]]]> : tensor<2x1x4x2x1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<2x1x4x2x1xcomplex<f32>>) -> tensor<2x1x4x2x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x1x4x2x1xf32>) -> tensor<2x1x4x2x1xf64>
    check.expect_eq_const %v3, dense<[[[[[0.2832324504852295], [-5.284851551055908]], [[0.2832324504852295], [-5.284851551055908]], [[0.2832324504852295], [-5.284851551055908]], [[0.2832324504852295], [-5.284851551055908]]]], [[[[3.186084508895874], [6.750626087188721]], [[3.186084508895874], [6.750626087188721]], [[3.186084508895874], [6.750626087188721]], [[3.186084508895874], [6.750626087188721]]]]]> : tensor<2x1x4x2x1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<2x1x4x2x1xcomplex<f32>>) -> tensor<2x1x4x2x1xf32>
    %v5 = stablehlo.convert %v4 : (tensor<2x1x4x2x1xf32>) -> tensor<2x1x4x2x1xf64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<2x1x4x2x1xf64>) -> tensor<2x1x4x2x1xi64>
    check.expect_eq_const %v6, dense<[[[[[4039728865751334912], [0]], [[4039728865751334912], [0]], [[4039728865751334912], [0]], [[4039728865751334912], [0]]]], [[[[5183643170566569984], [-9223372036854775808]], [[5183643170566569984], [-9223372036854775808]], [[5183643170566569984], [-9223372036854775808]], [[5183643170566569984], [-9223372036854775808]]]]]> : tensor<2x1x4x2x1xi64>
    %v7 = stablehlo.imag %r#1 : (tensor<2x1x4x2x1xcomplex<f32>>) -> tensor<2x1x4x2x1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<2x1x4x2x1xf32>) -> tensor<2x1x4x2x1xf64>
    %v9 = stablehlo.bitcast_convert %v8 : (tensor<2x1x4x2x1xf64>) -> tensor<2x1x4x2x1xi64>
    check.expect_eq_const %v9, dense<[[[[[4620382669534920704], [0]], [[4620382669534920704], [0]], [[4620382669534920704], [0]], [[4620382669534920704], [0]]]], [[[[4616065598189731840], [4602678819172646912]], [[4616065598189731840], [4602678819172646912]], [[4616065598189731840], [4602678819172646912]], [[4616065598189731840], [4602678819172646912]]]]]> : tensor<2x1x4x2x1xi64>
    func.return
  }
}
