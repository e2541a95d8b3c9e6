// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0x7FC00000], [-1.0222735], [-0.0]], [[1.3333334], [5.760378], [3.4028235e+38]]], [[[-1.9012766], [-0.29789078], [0.37690514]], [[-0.5], [-1.0], [3.4028235e+38]]], [[[1.214166], [-1.0], [0.46918157]], [[0.0], [0x7F800000], [-1.0e-45]]]]> : tensor<3x2x3x1xf32>]'
// RUN: : @program
// stablehlo.minimum on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: ["nan",-1.0222735404968262,-0.0,1.3333333730697632,5.760377883911133,3.4028234663852886e+38,-1.9012765884399414,-0.2978907823562622,0.3769051432609558,-0.5,-1.0,3.4028234663852886e+38,1.2141660451889038,-1.0,0.4691815674304962,0.0,"inf",[-1.401298464324817e-45,-0.0]]

module {
func.func @program(%arg0: tensor<3x2x3x1xf32>) -> tensor<3x2x3x1xf32> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<3x2x3x1xf32>
  return %0 : tensor<3x2x3x1xf32>
}

  func.func @main(%input0: tensor<3x2x3x1xf32>) {
    %r = func.call @program(%input0) : (tensor<3x2x3x1xf32>) -> (tensor<3x2x3x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x2x3x1xf32>) -> tensor<3x2x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [-1.0222735404968262], [-0.0]], [[1.3333333730697632], [5.760377883911133], [3.4028234663852886e+38]]], [[[-1.9012765884399414], [-0.2978907823562622], [0.3769051432609558]], [[-0.5], [-1.0], [3.4028234663852886e+38]]], [[[1.2141660451889038], [-1.0], [0.4691815674304962]], [[0.0], [0xFFF0000000000000], [-0.0]]]]> : tensor<3x2x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [-1.0222735404968262], [-0.0]], [[1.3333333730697632], [5.760377883911133], [3.4028234663852886e+38]]], [[[-1.9012765884399414], [-0.2978907823562622], [0.3769051432609558]], [[-0.5], [-1.0], [3.4028234663852886e+38]]], [[[1.2141660451889038], [-1.0], [0.4691815674304962]], [[0.0], [0x7FF0000000000000], [-1.401298464324817e-45]]]]> : tensor<3x2x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x3x1xf64>, tensor<3x2x3x1xf64>) -> tensor<3x2x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x3x1xf64>, tensor<3x2x3x1xf64>) -> tensor<3x2x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x3x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x2x3x1xf64>) -> tensor<3x2x3x1xi64>
    %v7 = stablehlo.constant dense<[[[[9221120237041090560], [-4616089306946076672], [-9223372036854775808]], [[4608683618854764544], [4618171627350261760], [5183643170566569984]]], [[[-4612130629146902528], [-4624334093671202816], [4600461339368882176]], [[-4620693217682128896], [-4616189618054758400], [5183643170566569984]]], [[[4608146936921325568], [-4616189618054758400], [4602123643646902272]], [[0], [9218868437227405312], [-5287225962532962304]]]]> : tensor<3x2x3x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x2x3x1xi64>, tensor<3x2x3x1xi64>) -> tensor<3x2x3x1xi1>
    %v9 = stablehlo.constant dense<[[[[false], [false], [true]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[true], [false], [false]]]]> : tensor<3x2x3x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x2x3x1xi1>, tensor<3x2x3x1xi1>
    %v11 = stablehlo.constant dense<[[[[true], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]]]]> : tensor<3x2x3x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x3x1xf64>, tensor<3x2x3x1xf64>) -> tensor<3x2x3x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x2x3x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x2x3x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [false], [false]]], [[[false], [false], [false]], [[false], [true], [false]]]]> : tensor<3x2x3x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x2x3x1xf64>, tensor<3x2x3x1xf64>) -> tensor<3x2x3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x2x3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x2x3x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x2x3x1xi1>
    func.return
  }
}
