// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.exponential on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["inf",[0.9999998211860657,1.0000001192092896],"inf",[1.0000054836273193,1.000006079673767],[1.0002210140228271,1.000221610069275],"inf","inf",[0.9999954700469971,0.999995768070221],[0.9999997019767761,1.0000003576278687],0.0,[0.9999963045120239,0.9999966025352478],[0.9999996423721313,1.0000003576278687]]

module {
func.func @program() -> tensor<3x4x1xf32> {
  %0 = stablehlo.constant dense<[[[2.2684018e+17], [-7.664431e-09], [747622528.0], [5.801245e-06]], [[0.00022124783], [3.8412707e+23], [1333386.2], [-4.3859436e-06]], [[3.2489744e-08], [-739484.8], [-3.5750327e-06], [-2.0370194e-37]]]> : tensor<3x4x1xf32>
  %1 = stablehlo.exponential %0 : tensor<3x4x1xf32>
  return %1 : tensor<3x4x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x4x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x4x1xf32>) -> tensor<3x4x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000], [1.0000001192092896], [0xFFF0000000000000], [1.000006079673767]], [[1.000221610069275], [0xFFF0000000000000], [0xFFF0000000000000], [0.999995768070221]], [[1.0000003576278687], [0.0], [0.9999966025352478], [1.0000003576278687]]]> : tensor<3x4x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000], [0.9999998211860657], [0x7FF0000000000000], [1.0000054836273193]], [[1.0002210140228271], [0x7FF0000000000000], [0x7FF0000000000000], [0.9999954700469971]], [[0.9999997019767761], [0.0], [0.9999963045120239], [0.9999996423721313]]]> : tensor<3x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x1xf64>, tensor<3x4x1xf64>) -> tensor<3x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x1xf64>, tensor<3x4x1xf64>) -> tensor<3x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x4x1xf64>) -> tensor<3x4x1xi64>
    %v7 = stablehlo.constant dense<[[[9218868437227405312], [4607182417189404672], [9218868437227405312], [4607182443496079360]], [[4607183414158688256], [9218868437227405312], [9218868437227405312], [4607182377997828096]], [[4607182416115662848], [0], [4607182385514020864], [4607182415578791936]]]> : tensor<3x4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x4x1xi64>, tensor<3x4x1xi64>) -> tensor<3x4x1xi1>
    %v9 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<3x4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x4x1xi1>, tensor<3x4x1xi1>
    %v11 = stablehlo.constant dense<[[[true], [false], [true], [false]], [[false], [true], [true], [false]], [[false], [false], [false], [false]]]> : tensor<3x4x1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x1xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<3x4x1xf64>, tensor<3x4x1xf64>) -> tensor<3x4x1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<3x4x1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<3x4x1xi1>
    check.expect_eq_const %v15, dense<true> : tensor<3x4x1xi1>
    func.return
  }
}
