// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on complex<f64>, envelope values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   start: low
//   limit: low + 1
//   limit: high
//   I: i64
// legal 0 0: [-2.808512927866813,-11.403968401893328]

module {
func.func @program() -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(-2.808512927866813, -11.403968401893328)]> : tensor<1xcomplex<f64>>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %2 = stablehlo.constant dense<[1]> : tensor<1xi64>
  %3 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<1xcomplex<f64>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xcomplex<f64>>
  return %4 : tensor<1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.808512927866813> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-11.403968401893328> : tensor<1xf64>
    func.return
  }
}
