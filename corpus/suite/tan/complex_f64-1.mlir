// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.25, -1.0), (-0.25, -1.0), (1.0, -0.75)]> : tensor<3xcomplex<f64>>, dense<[(1.25, 2.0), (-0.75, 1.75), (-1.5, -0.25)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.tan on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-0.10332940767092137,-0.10332940767091137],[-0.7816883070914653,-0.7816883070914536],[-0.10332940767092137,-0.10332940767091137],[-0.7816883070914653,-0.7816883070914536],[0.46961468083270397,0.46961468083277197],[-1.0996851659405231,-1.0996851659404538]]
// legal 1 0: [[0.022577814528259604,0.022577814528272087],[1.0295327778220744,1.029532777822087],[-0.05993278327271906,-0.059932783272711336],[0.993935517777869,0.9939355177778758],[-1.0253320612294885,-1.0253320612291899],[-3.786108936814884,-3.7861089368146637]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.tan %arg0 : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }

  func.func @main(%input0: tensor<3xcomplex<f64>>, %input1: tensor<3xcomplex<f64>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[-0.10332940767091137, -0.10332940767091137, 0.46961468083277197]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-0.10332940767092137, -0.10332940767092137, 0.46961468083270397]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    %v6 = stablehlo.imag %r#0 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v7 = stablehlo.constant dense<[-0.7816883070914536, -0.7816883070914536, -1.0996851659404538]> : tensor<3xf64>
    %v8 = stablehlo.constant dense<[-0.7816883070914653, -0.7816883070914653, -1.0996851659405231]> : tensor<3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3xi1>
    %v12 = stablehlo.real %r#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v13 = stablehlo.constant dense<[0.022577814528272087, -0.059932783272711336, -1.0253320612291899]> : tensor<3xf64>
    %v14 = stablehlo.constant dense<[0.022577814528259604, -0.05993278327271906, -1.0253320612294885]> : tensor<3xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<3xi1>
    check.expect_eq_const %v17, dense<true> : tensor<3xi1>
    %v18 = stablehlo.imag %r#1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v19 = stablehlo.constant dense<[1.029532777822087, 0.9939355177778758, -3.7861089368146637]> : tensor<3xf64>
    %v20 = stablehlo.constant dense<[1.0295327778220744, 0.993935517777869, -3.786108936814884]> : tensor<3xf64>
    %v21 = stablehlo.compare GE, %v18, %v20, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v22 = stablehlo.compare LE, %v18, %v19, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v23 = stablehlo.and %v21, %v22 : tensor<3xi1>
    check.expect_eq_const %v23, dense<true> : tensor<3xi1>
    func.return
  }
}
