// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x4x2x2xi64>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E5M2FNUZ, special values
//   B: rank 3+
//   O: rank 1
//   G: rank 0
//   c: low + 1
//   E: f8E5M2FNUZ
//   I: i64
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: ui16
//   indices_are_sorted: false
// legal 0 0: [-7.62939453125e-06,-4.0,-0.5,2.5,1.0,-0.5,0.25,"nan",7.0,-0.5,[0.0,0.0],-57344.0,-0.375,-0.25,-3.5,1.5,-3.0517578125e-05,0.5,-7.62939453125e-06,1.25,2.288818359375e-05,-7.62939453125e-06,-0.375,2.288818359375e-05,0.4375,-2.288818359375e-05,0.5,"nan",-3.5,-2.288818359375e-05,"nan",-3.0517578125e-05]

module {
func.func @program(%arg0: tensor<0x4x2x2xi64>) -> tensor<4x2x2x2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<"0x813F3C4B843C84FF393B037FC8BD40BC01BF3C3C4683C03CBC80FF00BACB8184043C3B80453F03FFC07F41808380C4BCFF81CA043EC0BCFF8080CAC5497FBBBA800146C37FBC813D40C4BABA473C03B9FFC7BF03BC8484B87F3981833C837F3C38FFC1C780C0BA4947803F83803C3A4241BD0345BC84C83C80BD407FB9847F013B4A404781BCC1BE81803CBB3880C642"> : tensor<2x3x2x4x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[1, 2, 1, 1, 1]> : tensor<5xui16>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [4], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [2, 3, 1], index_vector_dim = 0>}> : (tensor<2x3x2x4x3xf8E5M2FNUZ>, tensor<0x4x2x2xi64>, tensor<5xui16>) -> tensor<4x2x2x2xf8E5M2FNUZ>
  return %2 : tensor<4x2x2x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<0x4x2x2xi64>) {
    %r = func.call @program(%input0) : (tensor<0x4x2x2xi64>) -> (tensor<4x2x2x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x2x2x2xf8E5M2FNUZ>) -> tensor<4x2x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[-7.62939453125e-06, -4.0], [-0.5, 2.5]], [[1.0, -0.5], [0.25, 0xFFF0000000000000]]], [[[7.0, -0.5], [0.0, -57344.0]], [[-0.375, -0.25], [-3.5, 1.5]]], [[[-3.0517578125e-05, 0.5], [-7.62939453125e-06, 1.25]], [[2.288818359375e-05, -7.62939453125e-06], [-0.375, 2.288818359375e-05]]], [[[0.4375, -2.288818359375e-05], [0.5, 0xFFF0000000000000]], [[-3.5, -2.288818359375e-05], [0xFFF0000000000000, -3.0517578125e-05]]]]> : tensor<4x2x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[-7.62939453125e-06, -4.0], [-0.5, 2.5]], [[1.0, -0.5], [0.25, 0x7FF0000000000000]]], [[[7.0, -0.5], [0.0, -57344.0]], [[-0.375, -0.25], [-3.5, 1.5]]], [[[-3.0517578125e-05, 0.5], [-7.62939453125e-06, 1.25]], [[2.288818359375e-05, -7.62939453125e-06], [-0.375, 2.288818359375e-05]]], [[[0.4375, -2.288818359375e-05], [0.5, 0x7FF0000000000000]], [[-3.5, -2.288818359375e-05], [0x7FF0000000000000, -3.0517578125e-05]]]]> : tensor<4x2x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2x2x2xf64>, tensor<4x2x2x2xf64>) -> tensor<4x2x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2x2x2xf64>, tensor<4x2x2x2xf64>) -> tensor<4x2x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2x2x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x2x2x2xf64>) -> tensor<4x2x2x2xi64>
    %v7 = stablehlo.constant dense<[[[[-4692750811720056832, -4607182418800017408], [-4620693217682128896, 4612811918334230528]], [[4607182418800017408, -4620693217682128896], [4598175219545276416, 9221120237041090560]]], [[[4619567317775286272, -4620693217682128896], [0, -4545257923923673088]], [[-4622945017495814144, -4625196817309499392], [-4608308318706860032, 4609434218613702656]]], [[[-4683743612465315840, 4602678819172646912], [-4692750811720056832, 4608308318706860032]], [[4537376624575774720, -4692750811720056832], [-4622945017495814144, 4537376624575774720]]], [[[4601552919265804288, -4685995412279001088], [4602678819172646912, 9221120237041090560]], [[-4608308318706860032, -4685995412279001088], [9221120237041090560, -4683743612465315840]]]]> : tensor<4x2x2x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x2x2x2xi64>, tensor<4x2x2x2xi64>) -> tensor<4x2x2x2xi1>
    %v9 = stablehlo.constant dense<[[[[false, false], [false, false]], [[false, false], [false, false]]], [[[false, false], [true, false]], [[false, false], [false, false]]], [[[false, false], [false, false]], [[false, false], [false, false]]], [[[false, false], [false, false]], [[false, false], [false, false]]]]> : tensor<4x2x2x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x2x2x2xi1>, tensor<4x2x2x2xi1>
    %v11 = stablehlo.constant dense<[[[[false, false], [false, false]], [[false, false], [false, true]]], [[[false, false], [false, false]], [[false, false], [false, false]]], [[[false, false], [false, false]], [[false, false], [false, false]]], [[[false, false], [false, true]], [[false, false], [true, false]]]]> : tensor<4x2x2x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2x2x2xf64>, tensor<4x2x2x2xf64>) -> tensor<4x2x2x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x2x2x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x2x2x2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x2x2x2xi1>
    func.return
  }
}
