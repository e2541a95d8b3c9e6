// THREE_FRY, from the specification.
func.func @main() {
  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %o, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
  check.expect_eq_const %o, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %r, dense<[[9236835810183407956, 16087790271692313299], [18212823393184779219, 2658481902456610144]]> : tensor<2x2xui64>
  func.return
}

// -----

// Known answers of Random123 (kat_vectors): threefry2x32 of 20 rounds, key 0, counter 0: 6b200159 99ba4efe.
func.func @main() {
  %s = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  %o, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  check.expect_eq_const %r, dense<[0x6B200159, 0x99BA4EFE]> : tensor<2xui32>
  func.return
}

// -----

// Ibid.: philox4x32 of 10 rounds, key 0, counter 0: 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
func.func @main() {
  %s = stablehlo.constant dense<[0, 0, 0]> : tensor<3xui64>
  %o, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  check.expect_eq_const %r, dense<[0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]> : tensor<4xui32>
  check.expect_eq_const %o, dense<[0, 1, 0]> : tensor<3xui64>
  func.return
}

// -----

// Ibid.: key and counter of ones: 408f276d 41c83b0e a20bc7c6 6d5451fd.
func.func @main() {
  %s = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %o, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  check.expect_eq_const %r, dense<[0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]> : tensor<4xui32>
  check.expect_eq_const %o, dense<[18446744073709551615, 0, 0]> : tensor<3xui64>
  func.return
}
