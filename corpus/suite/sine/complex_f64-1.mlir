// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on complex<f64>, special values
//   S: rank 3+
//   S: has 1
//   E: complex<f64>
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [null,null,[0.7146669954294577,0.7146669954294755],[-1.3322676295501878e-15,1.3322676295501878e-15],[0.5787183887206697,0.5787183887206817],[1.3632352985418295,1.363235298541846],null,null,[0.3119330385154012,0.3119330385155183],[2.8825642720545246,2.8825642720545748],[-1.0847729947418001,1.0847729947418001],[-0.4203955722041455,0.4203955722041455],[-1.0000000055879381,1.0000000055879381],[-2.6645352591003757e-15,2.6645352591003757e-15],null,null,[1.112178419173056,1.112178419173108],[-0.8146412846850677,-0.8146412846850245],[0.29033464856002567,0.29033464856002855],[-6.661338147750939e-16,6.661338147750939e-16],[-0.8962284667902506,-0.896228466790243],[-1.3322676295501878e-15,1.3322676295501878e-15],[-1.3322676295501878e-15,1.3322676295501878e-15],[-0.5378028643078789,-0.537802864307873],[-1.2071280705299334,-1.2071280705299103],[0.7320578621880087,0.73205786218803],null,null,[1.7867504948498423,1.7867504948499084],[2.6804047858202105,2.680404785820272],[6.020374515091074,6.020374515091248],[10.985223421535443,10.98522342153569]]

module {
func.func @program() -> tensor<2x1x2x4xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[[[(0.5, 0x7FF8000000000000), (-3.9377405594626813, -5.0e-324), (0.33577521063958427, 1.1632179213158944), (0xFFF0000000000000, -0.3983600366879818)], [(-6.181246524584847, 1.7855596534069649), (1.7976931348623157e+308, 0.40890489105865885), (1.7976931348623157e+308, 0.0), (-2.0988730040081003, 0xFFF0000000000000)]]], [[[(7.088071817841447, -1.0), (0.2945765315635624, 2.2250738585072014e-308), (-2.030399794602903, 2.2250738585072014e-308), (5.0e-324, -0.5147656646805507)], [(-2.243267829519609, -1.0), (-3.7296112545568834, 1.7976931348623157e+308), (2.5752426404263917, -1.8727834499533946), (0.5, 3.2218741655202274)]]]]> : tensor<2x1x2x4xcomplex<f64>>
  %1 = stablehlo.sine %0 : tensor<2x1x2x4xcomplex<f64>>
  return %1 : tensor<2x1x2x4xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x2x4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1x2x4xcomplex<f64>>) -> tensor<2x1x2x4xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0.7146669954294755, 0.5787183887206817, 0x7FF0000000000000], [0.3119330385155183, 1.0847729947418001, 1.0000000055879381, 0x7FF0000000000000]]], [[[1.112178419173108, 0.29033464856002855, -0.896228466790243, 1.3322676295501878e-15], [-1.2071280705299103, 0x7FF0000000000000, 1.7867504948499084, 6.020374515091248]]]]> : tensor<2x1x2x4xf64>
    %v2 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0.7146669954294577, 0.5787183887206697, 0xFFF0000000000000], [0.3119330385154012, -1.0847729947418001, -1.0000000055879381, 0xFFF0000000000000]]], [[[1.112178419173056, 0.29033464856002567, -0.8962284667902506, -1.3322676295501878e-15], [-1.2071280705299334, 0xFFF0000000000000, 1.7867504948498423, 6.020374515091074]]]]> : tensor<2x1x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x2x4xi1>
    %v6 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1x2x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1x2x4xi1>
    %v10 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x2x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x1x2x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x1x2x4xi1>
    %v15 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x2x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x1x2x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x1x2x4xi1>
    %v20 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x1x2x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x1x2x4xi1>
    %v22 = stablehlo.imag %r : (tensor<2x1x2x4xcomplex<f64>>) -> tensor<2x1x2x4xf64>
    %v23 = stablehlo.constant dense<[[[[0x7FF0000000000000, 1.3322676295501878e-15, 1.363235298541846, 0x7FF0000000000000], [2.8825642720545748, 0.4203955722041455, 2.6645352591003757e-15, 0x7FF0000000000000]]], [[[-0.8146412846850245, 6.661338147750939e-16, 1.3322676295501878e-15, -0.537802864307873], [0.73205786218803, 0x7FF0000000000000, 2.680404785820272, 10.98522342153569]]]]> : tensor<2x1x2x4xf64>
    %v24 = stablehlo.constant dense<[[[[0xFFF0000000000000, -1.3322676295501878e-15, 1.3632352985418295, 0xFFF0000000000000], [2.8825642720545246, -0.4203955722041455, -2.6645352591003757e-15, 0xFFF0000000000000]]], [[[-0.8146412846850677, -6.661338147750939e-16, -1.3322676295501878e-15, -0.5378028643078789], [0.7320578621880087, 0xFFF0000000000000, 2.6804047858202105, 10.985223421535443]]]]> : tensor<2x1x2x4xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<2x1x2x4xi1>
    %v28 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<2x1x2x4xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<2x1x2x4xi1>
    %v32 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x2x4xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<2x1x2x4xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<2x1x2x4xi1>
    %v37 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x2x4xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<2x1x2x4xf64>, tensor<2x1x2x4xf64>) -> tensor<2x1x2x4xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<2x1x2x4xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<2x1x2x4xi1>
    %v42 = stablehlo.constant dense<[[[[true, false, false, true], [false, false, false, true]]], [[[false, false, false, false], [false, true, false, false]]]]> : tensor<2x1x2x4xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<2x1x2x4xi1>
    check.expect_eq_const %v43, dense<true> : tensor<2x1x2x4xi1>
    func.return
  }
}
