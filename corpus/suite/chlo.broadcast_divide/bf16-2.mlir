// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.000166893, -0.93359375, 9.2666596e-08, -490733568.0, 1.3671875], [-0.0027770996, -63488.0, 0.004486084, 0.80078125, -89.5], [-9664.0, 1.4603138e-06, 4.329327e+12, -21102592.0, 0.00018024445], [-6.7619965e+13, 55.0, 3.8049151e+37, 10240.0, -9.685755e-08], [-2.6775524e-08, 1.3317913e-07, 9.654427e+33, -8.940697e-08, 7200.0]]> : tensor<5x5xbf16>]'
// RUN: : @program
// chlo.broadcast_divide on bf16, special values
//   A: rank 2
//   m: low + 1
//   E: bf16
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [-1.419768672255617e+34,null,"nan","inf",-1.9375,-2.3624950706333466e+35,null,"nan","-inf",126.5,"-inf",null,"nan","inf",-0.000255584716796875,"-inf",null,"nan","-inf",1.3690441846847534e-07,-2.2778096722850997e+30,null,"nan","inf",-10176.0]

module {
func.func @program(%arg0: tensor<5x5xbf16>) -> tensor<5x5xbf16> {
  %0 = stablehlo.constant dense<[1.1754944e-38, -9.1835e-41, 0x7FC0, -0.0, -0.70703125]> : tensor<5xbf16>
  %1 = chlo.broadcast_divide %arg0, %0 : (tensor<5x5xbf16>, tensor<5xbf16>) -> tensor<5x5xbf16>
  return %1 : tensor<5x5xbf16>
}

  func.func @main(%input0: tensor<5x5xbf16>) {
    %r = func.call @program(%input0) : (tensor<5x5xbf16>) -> (tensor<5x5xbf16>)
    %v0 = stablehlo.convert %r : (tensor<5x5xbf16>) -> tensor<5x5xf64>
    %v1 = stablehlo.constant dense<[[-1.419768672255617e+34, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -1.9375], [-2.3624950706333466e+35, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 126.5], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -0.000255584716796875], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 1.3690441846847534e-07], [-2.2778096722850997e+30, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -10176.0]]> : tensor<5x5xf64>
    %v2 = stablehlo.constant dense<[[-1.419768672255617e+34, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -1.9375], [-2.3624950706333466e+35, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 126.5], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -0.000255584716796875], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 1.3690441846847534e-07], [-2.2778096722850997e+30, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -10176.0]]> : tensor<5x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x5xi1>
    %v6 = stablehlo.constant dense<[[false, true, true, false, false], [false, true, true, false, false], [false, true, true, false, false], [false, true, true, false, false], [false, true, true, false, false]]> : tensor<5x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x5xi1>
    %v10 = stablehlo.constant dense<[[false, true, false, true, false], [false, true, false, false, false], [false, true, false, true, false], [false, true, false, false, false], [false, true, false, true, false]]> : tensor<5x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x5xi1>
    %v15 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, false, true, false], [true, true, false, false, false], [true, true, false, true, false], [false, true, false, false, false]]> : tensor<5x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x5xi1>
    %v20 = stablehlo.constant dense<[[false, true, false, false, false], [false, true, false, false, false], [false, true, false, false, false], [false, true, false, false, false], [false, true, false, false, false]]> : tensor<5x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x5xi1>
    func.return
  }
}
