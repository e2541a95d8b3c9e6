// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   I: i8
// legal 0 0: [-0.75]

module {
func.func @program() -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<-0.75> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<f8E4M3B11FNUZ>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<f8E4M3B11FNUZ>
  return %4 : tensor<f8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    func.return
  }
}
