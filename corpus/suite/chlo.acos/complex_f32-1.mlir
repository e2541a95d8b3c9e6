// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-0.18594348, 0.4356221), (-14.1775255, 1.2326951)]> : tensor<2xcomplex<f32>>]'
// RUN: : @program
// chlo.acos on complex<f32>, envelope values
//   S: rank 1
//   E: complex<f32>
// legal 0 0: [[1.7416895627975464,1.7416990995407104],[-0.4288059175014496,-0.4287940561771393],[3.054032564163208,3.0552642345428467],[-3.3497202396392822,-3.3449902534484863]]

module {
func.func @program(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = chlo.acos %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

  func.func @main(%input0: tensor<2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    %v2 = stablehlo.constant dense<[1.7416990995407104, 3.0552642345428467]> : tensor<2xf64>
    %v3 = stablehlo.constant dense<[1.7416895627975464, 3.054032564163208]> : tensor<2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    %v7 = stablehlo.imag %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<2xf32>) -> tensor<2xf64>
    %v9 = stablehlo.constant dense<[-0.4287940561771393, -3.3449902534484863]> : tensor<2xf64>
    %v10 = stablehlo.constant dense<[-0.4288059175014496, -3.3497202396392822]> : tensor<2xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2xi1>
    func.return
  }
}
