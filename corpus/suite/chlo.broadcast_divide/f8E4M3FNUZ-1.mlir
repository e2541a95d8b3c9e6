// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-240.0, 0.0078125]> : tensor<2xf8E4M3FNUZ>, dense<[[[-0.0068359375, -0.34375, 0.0, -240.0, 3.75]], [[7.0, 0.5, 2.5, 0.0068359375, -240.0]]]> : tensor<2x1x5xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3FNUZ, special values
//   A: rank 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [{"any of":[240.0,"nan"]},{"any of":[240.0,"nan"]},{"any of":[-240.0,"nan"]},1.0,-64.0,-1.125,-0.0234375,{"any of":[240.0,"nan"]},[0.0,0.0],0.001953125,-36.0,{"any of":[-240.0,"nan"]},-96.0,{"any of":[-240.0,"nan"]},1.0,0.0009765625,0.015625,0.0029296875,1.125,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>, %arg1: tensor<2x1x5xf8E4M3FNUZ>) -> tensor<2x2x5xf8E4M3FNUZ> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2xf8E4M3FNUZ>, tensor<2x1x5xf8E4M3FNUZ>) -> tensor<2x2x5xf8E4M3FNUZ>
  return %0 : tensor<2x2x5xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>, %input1: tensor<2x1x5xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3FNUZ>, tensor<2x1x5xf8E4M3FNUZ>) -> (tensor<2x2x5xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x5xf8E4M3FNUZ>) -> tensor<2x2x5xf64>
    %v1 = stablehlo.constant dense<[[[240.0, 240.0, -240.0, 1.0, -64.0], [-1.125, -0.0234375, 240.0, 0.0, 0.001953125]], [[-36.0, -240.0, -96.0, -240.0, 1.0], [0.0009765625, 0.015625, 0.0029296875, 1.125, 0.0]]]> : tensor<2x2x5xf64>
    %v2 = stablehlo.constant dense<[[[240.0, 240.0, -240.0, 1.0, -64.0], [-1.125, -0.0234375, 240.0, 0.0, 0.001953125]], [[-36.0, -240.0, -96.0, -240.0, 1.0], [0.0009765625, 0.015625, 0.0029296875, 1.125, 0.0]]]> : tensor<2x2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x5xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x2x5xf64>) -> tensor<2x2x5xi64>
    %v7 = stablehlo.constant dense<[[[4642648265865560064, 4642648265865560064, -4580723770989215744, 4607182418800017408, -4589168020290535424], [-4615626668101337088, -4640959416005296128, 4642648265865560064, 0, 4566650022153682944]], [[-4593108669964484608, -4580723770989215744, -4586916220476850176, -4580723770989215744, 4607182418800017408], [4562146422526312448, 4580160821035794432, 4568901821967368192, 4607745368753438720, 0]]]> : tensor<2x2x5xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x2x5xi64>, tensor<2x2x5xi64>) -> tensor<2x2x5xi1>
    %v9 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, true, false]], [[false, false, false, false, false], [false, false, false, false, true]]]> : tensor<2x2x5xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x2x5xi1>, tensor<2x2x5xi1>
    %v11 = stablehlo.constant dense<[[[true, true, true, false, false], [false, false, true, false, false]], [[false, true, false, true, false], [false, false, false, false, false]]]> : tensor<2x2x5xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x2x5xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x2x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x2x5xi1>
    func.return
  }
}
