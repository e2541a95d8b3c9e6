// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 0.0), (4.0, 0.0)], [(0.0, 2.0), (2.0, 0.0)], [(-1.0, 3.0), (0.0, -3.5)]]> : tensor<3x2xcomplex<f32>>, dense<> : tensor<0xcomplex<f32>>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on complex<f32>, exact values
//   B: rank 0
//   m: more
//   k: low
//   E: complex<f32>
// legal 0 0: [[0.9999983310699463,1.0000016689300537],[-1.6689300537109375e-06,1.6689300537109375e-06],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.9999983310699463,1.0000016689300537],[-1.6689300537109375e-06,1.6689300537109375e-06],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x2xcomplex<f32>>, %arg1: tensor<0xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<3x2xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %0 : tensor<3x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<3x2xcomplex<f32>>, %input1: tensor<0xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2xcomplex<f32>>, tensor<0xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[1.0000016689300537, 0.0], [0.0, 1.0000016689300537], [0.0, 0.0]]> : tensor<3x2xf64>
    %v3 = stablehlo.constant dense<[[0.9999983310699463, 0.0], [0.0, 0.9999983310699463], [0.0, 0.0]]> : tensor<3x2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x2xi1>
    %v7 = stablehlo.imag %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %v9 = stablehlo.constant dense<[[1.6689300537109375e-06, 0.0], [0.0, 1.6689300537109375e-06], [0.0, 0.0]]> : tensor<3x2xf64>
    %v10 = stablehlo.constant dense<[[-1.6689300537109375e-06, 0.0], [0.0, -1.6689300537109375e-06], [0.0, 0.0]]> : tensor<3x2xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<3x2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3x2xi1>
    func.return
  }
}
