import jax, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in []]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
