// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f64, special values
//   S: rank 0
//   E: f64
// legal 0 0: [[-1.3576690222461865,-1.357669022246184]]
// legal 1 0: [[-1.3576690222461865,-1.357669022246184]]
// legal 2 0: [[-1.3576690222461865,-1.357669022246184]]
// legal 3 0: [[-1.3576690222461865,-1.357669022246184]]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<f64> {
    %0 = stablehlo.constant dense<-0.8758513259847> : tensor<f64>
    %1 = chlo.atanh %0 : tensor<f64> -> tensor<f64>
    return %1 : tensor<f64>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %v0 = stablehlo.constant dense<-1.357669022246184> : tensor<f64>
    %v1 = stablehlo.constant dense<-1.3576690222461865> : tensor<f64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    %v5 = stablehlo.constant dense<-1.357669022246184> : tensor<f64>
    %v6 = stablehlo.constant dense<-1.3576690222461865> : tensor<f64>
    %v7 = stablehlo.compare GE, %r#1, %v6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.compare LE, %r#1, %v5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v7, %v8 : tensor<i1>
    check.expect_eq_const %v9, dense<true> : tensor<i1>
    %v10 = stablehlo.constant dense<-1.357669022246184> : tensor<f64>
    %v11 = stablehlo.constant dense<-1.3576690222461865> : tensor<f64>
    %v12 = stablehlo.compare GE, %r#2, %v11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.compare LE, %r#2, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v14 = stablehlo.and %v12, %v13 : tensor<i1>
    check.expect_eq_const %v14, dense<true> : tensor<i1>
    %v15 = stablehlo.constant dense<-1.357669022246184> : tensor<f64>
    %v16 = stablehlo.constant dense<-1.3576690222461865> : tensor<f64>
    %v17 = stablehlo.compare GE, %r#3, %v16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v18 = stablehlo.compare LE, %r#3, %v15, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v19 = stablehlo.and %v17, %v18 : tensor<i1>
    check.expect_eq_const %v19, dense<true> : tensor<i1>
    func.return
  }
}
