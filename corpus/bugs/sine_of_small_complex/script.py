import jax, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.sine %a : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array(complex(1.0e-20, 1.0e-20), np.complex64)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, np.complex64(1e-20 + 1e-20j)), got
