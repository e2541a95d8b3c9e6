// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_power on complex<f32>, envelope values
//   A: rank 1
//   m: low
//   E: complex<f32>
//   broadcast_dimensions: absent
// legal 0 0: [[0.4351922571659088,0.435332328081131],[2.0328056812286377,2.0329456329345703],[136.6492919921875,136.65792846679688],[21.627025604248047,21.635608673095703]]

module {
func.func @program() -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[(-7.43192, -6.5555186), (-5.6038527, 12.894129)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.constant dense<(1.2228583, -0.85697204)> : tensor<complex<f32>>
  %2 = chlo.broadcast_power %0, %1 : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  return %2 : tensor<2xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.435332328081131, 136.65792846679688]> : tensor<2xf64>
    %v3 = stablehlo.constant dense<[0.4351922571659088, 136.6492919921875]> : tensor<2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    %v7 = stablehlo.imag %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<2xf32>) -> tensor<2xf64>
    %v9 = stablehlo.constant dense<[2.0329456329345703, 21.635608673095703]> : tensor<2xf64>
    %v10 = stablehlo.constant dense<[2.0328056812286377, 21.627025604248047]> : tensor<2xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2xi1>
    func.return
  }
}
