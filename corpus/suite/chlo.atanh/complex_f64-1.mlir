// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(-3.5, -3.0), (-3.0, 0.0)]]> : tensor<1x2xcomplex<f64>>, dense<[[(2.5, -0.5), (3.0, -2.0)]]> : tensor<1x2xcomplex<f64>>]'
// RUN: : @program
// chlo.atanh on complex<f64>, exact values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[-0.16282501765611773,-0.16282501765610471],[-1.4267686032695903,-1.426768603269577],[-0.34657359027998,-0.3465735902799653],[1.5707963267948892,1.570796326794904]]
// legal 1 0: [[0.4023594781085173,0.4023594781085329],[-1.4808695768986653,-1.4808695768986495],[0.2290726829685319,0.22907268296854563],[-1.4099210495965824,-1.4099210495965686]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>> {
    %0 = chlo.atanh %arg0 : tensor<1x2xcomplex<f64>> -> tensor<1x2xcomplex<f64>>
    return %0 : tensor<1x2xcomplex<f64>>
  }

  func.func @main(%input0: tensor<1x2xcomplex<f64>>, %input1: tensor<1x2xcomplex<f64>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> (tensor<1x2xcomplex<f64>>, tensor<1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[-0.16282501765610471, -0.3465735902799653]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[-0.16282501765611773, -0.34657359027998]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2xi1>
    %v6 = stablehlo.imag %r#0 : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v7 = stablehlo.constant dense<[[-1.426768603269577, 1.570796326794904]]> : tensor<1x2xf64>
    %v8 = stablehlo.constant dense<[[-1.4267686032695903, 1.5707963267948892]]> : tensor<1x2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2xi1>
    %v12 = stablehlo.real %r#1 : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v13 = stablehlo.constant dense<[[0.4023594781085329, 0.22907268296854563]]> : tensor<1x2xf64>
    %v14 = stablehlo.constant dense<[[0.4023594781085173, 0.2290726829685319]]> : tensor<1x2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<1x2xi1>
    check.expect_eq_const %v17, dense<true> : tensor<1x2xi1>
    %v18 = stablehlo.imag %r#1 : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v19 = stablehlo.constant dense<[[-1.4808695768986495, -1.4099210495965686]]> : tensor<1x2xf64>
    %v20 = stablehlo.constant dense<[[-1.4808695768986653, -1.4099210495965824]]> : tensor<1x2xf64>
    %v21 = stablehlo.compare GE, %v18, %v20, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v22 = stablehlo.compare LE, %v18, %v19, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v23 = stablehlo.and %v21, %v22 : tensor<1x2xi1>
    check.expect_eq_const %v23, dense<true> : tensor<1x2xi1>
    func.return
  }
}
