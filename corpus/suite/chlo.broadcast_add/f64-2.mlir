// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0x7FF8000000000000, 0.5, -1.7976931348623157e+308, 1.5131931706397872, 0.5], [0.3229034684196637, 7.455624784962783, 1.8876747526496376, -0.45203932473760045, -0.5], [0x7FF0000000000000, 0.33738700653259257, 0.5, -1.2559967906126892, 0.0], [-1.2939360579685846, 2.2250738585072014e-308, 2.2250738585072014e-308, 2.2246763723055274, 0xFFF0000000000000], [0.33543501421453864, 1.7976931348623157e+308, -1.7976931348623157e+308, -0.5, -5.0e-324]]> : tensor<5x5xf64>]'
// RUN: : @program
// chlo.broadcast_add on f64, special values
//   A: rank 2
//   E: f64
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: ["nan",1.0,"-inf",3.0263863412795744,1.0,0.6458069368393274,14.911249569925566,3.775349505299275,-0.9040786494752009,-1.0,"inf",0.6747740130651851,1.0,-2.5119935812253784,0.0,-2.587872115937169,4.450147717014403e-308,4.450147717014403e-308,4.449352744611055,"-inf",0.6708700284290773,"inf","-inf",-1.0,[-1e-323,-0.0]]

module {
func.func @program(%arg0: tensor<5x5xf64>) -> tensor<5x5xf64> {
  %0 = chlo.broadcast_add %arg0, %arg0 : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
  return %0 : tensor<5x5xf64>
}

  func.func @main(%input0: tensor<5x5xf64>) {
    %r = func.call @program(%input0) : (tensor<5x5xf64>) -> (tensor<5x5xf64>)
    %v0 = stablehlo.constant dense<[[0xFFF0000000000000, 1.0, 0xFFF0000000000000, 3.0263863412795744, 1.0], [0.6458069368393274, 14.911249569925566, 3.775349505299275, -0.9040786494752009, -1.0], [0xFFF0000000000000, 0.6747740130651851, 1.0, -2.5119935812253784, 0.0], [-2.587872115937169, 4.450147717014403e-308, 4.450147717014403e-308, 4.449352744611055, 0xFFF0000000000000], [0.6708700284290773, 0xFFF0000000000000, 0xFFF0000000000000, -1.0, -0.0]]> : tensor<5x5xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 1.0, 0x7FF0000000000000, 3.0263863412795744, 1.0], [0.6458069368393274, 14.911249569925566, 3.775349505299275, -0.9040786494752009, -1.0], [0x7FF0000000000000, 0.6747740130651851, 1.0, -2.5119935812253784, 0.0], [-2.587872115937169, 4.450147717014403e-308, 4.450147717014403e-308, 4.449352744611055, 0x7FF0000000000000], [0.6708700284290773, 0x7FF0000000000000, 0x7FF0000000000000, -1.0, -1.0e-323]]> : tensor<5x5xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5xi1>
    %v5 = stablehlo.bitcast_convert %r : (tensor<5x5xf64>) -> tensor<5x5xi64>
    %v6 = stablehlo.constant dense<[[9221120237041090560, 4607182418800017408, -4503599627370496, 4613997234999450333, 4607182418800017408], [4603992131305482169, 4624583905305601556, 4615683750112647009, -4617053600771719120, -4616189618054758400], [9218868437227405312, 4604253043532875740, 4607182418800017408, -4610533111376576554, 0], [-4610362248106249834, 9007199254740992, 9007199254740992, 4616695544268055464, -4503599627370496], [4604217879565370869, 9218868437227405312, -4503599627370496, -4616189618054758400, -9223372036854775806]]> : tensor<5x5xi64>
    %v7 = stablehlo.compare EQ, %v5, %v6, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %v8 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, true], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
    %v9 = stablehlo.select %v8, %v7, %v4 : tensor<5x5xi1>, tensor<5x5xi1>
    %v10 = stablehlo.constant dense<[[true, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<5x5xi1>
    %v11 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v12 = stablehlo.and %v11, %v10 : tensor<5x5xi1>
    %v13 = stablehlo.or %v9, %v12 : tensor<5x5xi1>
    %v14 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false], [false, true, false, false, false]]> : tensor<5x5xi1>
    %v15 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<5x5xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<5x5xi1>
    %v19 = stablehlo.constant dense<[[false, false, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, true], [false, false, true, false, false]]> : tensor<5x5xi1>
    %v20 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5xf64>
    %v21 = stablehlo.compare EQ, %r, %v20, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %v22 = stablehlo.and %v21, %v19 : tensor<5x5xi1>
    %v23 = stablehlo.or %v18, %v22 : tensor<5x5xi1>
    check.expect_eq_const %v23, dense<true> : tensor<5x5xi1>
    func.return
  }
}
