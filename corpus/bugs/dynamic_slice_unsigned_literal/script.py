import jax, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main() -> tensor<1xi32> {
  %x = stablehlo.iota dim = 0 : tensor<300xi32>
  %i = stablehlo.constant dense<200> : tensor<ui8>
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<300xi32>, tensor<ui8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in []]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, [200]), got
