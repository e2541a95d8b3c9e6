import jax, jax.numpy as jnp, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%a: tensor<3xi2>) -> tensor<6xi2> {
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<3xi2>, tensor<3xi2>) -> tensor<6xi2>
  return %0 : tensor<6xi2>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array([1, 0, -1], jnp.int2)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, [1, 0, -1, 1, 0, -1]), got
