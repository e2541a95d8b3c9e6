// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_compare on f64, special values
//   A: rank 2
//   m: low + 1
//   E: f64
//   broadcast_dimensions: absent
//   comparison_direction: GT
//   compare_type: given
//   compare_type: FLOAT
//   B: alternative 2 (otherwise)
// legal 0 0: [true,true,true,true,true,true,true,true,true,true,true,true,true,true,true]

module {
func.func @program() -> tensor<3x5xi1> {
  %0 = stablehlo.constant dense<[[-1.7075189609670098e-87, 1.900280982588862e-19, -24108.33543226342, 3.5292709290266334e-24, 6.2454034308230875e+41], [7.016933134481906e-50, 417713210581.86584, 3.6294037820222714e+60, 6.992338353211267e+37, -4.744593753486325e+52], [-380254710713.9166, -25321562.14150657, -7.542508014159776e+29, 1.1024015907250013e-05, -0.0011923218051980613]]> : tensor<3x5xf64>
  %1 = stablehlo.constant dense<[-2.4548923983048133e+223]> : tensor<1xf64>
  %2 = chlo.broadcast_compare %0, %1 {comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<3x5xf64>, tensor<1xf64>) -> tensor<3x5xi1>
  return %2 : tensor<3x5xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x5xi1>)
    check.expect_eq_const %r, dense<true> : tensor<3x5xi1>
    func.return
  }
}
