// RUN: stablehlo-translate --interpret %s --args='[dense<[[(9.648114323379849, -6.302161825335639), (3.8414762080351728, 0.40974446777607015), (-0.24184821288304528, 5.424486390879039), (0.15777462039258186, -3.9143785280158183), (-1.1701739330745315, -0.40770897619878277)]]> : tensor<1x5xcomplex<f64>>, dense<[[(0.8031235719561336, 6.352004413088803), (-0.2523912896935745, -1.3683547606108546), (-0.20742929596388346, -13.235056081007311), (0.6495048041101256, -3.5601333892258453), (3.588088619660249, 0.5708437276651672)]]> : tensor<1x5xcomplex<f64>>]'
// RUN: : @program
// stablehlo.multiply on complex<f64>, envelope values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[47.77998776456572,47.779987764565725],56.223450043884945,[-0.4088793413578329,-0.40887934135783277],-5.359918191705072,[71.84354799847348,71.8435479984735],[2.0756772675727926,2.075677267572793],[-13.833234321746199,-13.833234321746197],[-3.1041063530838597,-3.1041063530838593],-3.965949660511938,[-2.1308823876050593,-2.130882387605059]]

module {
func.func @program(%arg0: tensor<1x5xcomplex<f64>>, %arg1: tensor<1x5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<1x5xcomplex<f64>>
  return %0 : tensor<1x5xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x5xcomplex<f64>>, %input1: tensor<1x5xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5xcomplex<f64>>, tensor<1x5xcomplex<f64>>) -> (tensor<1x5xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x5xcomplex<f64>>) -> tensor<1x5xf64>
    %v1 = stablehlo.constant dense<[[47.779987764565725, -0.40887934135783277, 71.8435479984735, -13.833234321746197, -3.965949660511938]]> : tensor<1x5xf64>
    %v2 = stablehlo.constant dense<[[47.77998776456572, -0.4088793413578329, 71.84354799847348, -13.833234321746199, -3.965949660511938]]> : tensor<1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x5xi1>
    %v6 = stablehlo.imag %r : (tensor<1x5xcomplex<f64>>) -> tensor<1x5xf64>
    %v7 = stablehlo.constant dense<[[56.223450043884945, -5.359918191705072, 2.075677267572793, -3.1041063530838593, -2.130882387605059]]> : tensor<1x5xf64>
    %v8 = stablehlo.constant dense<[[56.223450043884945, -5.359918191705072, 2.0756772675727926, -3.1041063530838597, -2.1308823876050593]]> : tensor<1x5xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x5xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x5xi1>
    func.return
  }
}
