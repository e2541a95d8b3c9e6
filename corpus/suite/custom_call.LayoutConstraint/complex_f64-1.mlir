// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
//   operand_layouts: identity
// legal 0 0: [-1.0,5.0,3.0,4.0]
// legal 1 0: [-1.0,5.0,3.0,4.0]
// legal 2 0: [-1.0,5.0,3.0,4.0]
// legal 3 0: [-1.0,5.0,3.0,4.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.constant dense<[(-1.0, 5.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
    %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %1 : tensor<2xcomplex<f64>>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.0, 3.0]> : tensor<2xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[5.0, 4.0]> : tensor<2xf64>
    %v2 = stablehlo.real %r#1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<[-1.0, 3.0]> : tensor<2xf64>
    %v3 = stablehlo.imag %r#1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[5.0, 4.0]> : tensor<2xf64>
    %v4 = stablehlo.real %r#2 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v4, dense<[-1.0, 3.0]> : tensor<2xf64>
    %v5 = stablehlo.imag %r#2 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v5, dense<[5.0, 4.0]> : tensor<2xf64>
    %v6 = stablehlo.real %r#3 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v6, dense<[-1.0, 3.0]> : tensor<2xf64>
    %v7 = stablehlo.imag %r#3 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v7, dense<[5.0, 4.0]> : tensor<2xf64>
    func.return
  }
}
